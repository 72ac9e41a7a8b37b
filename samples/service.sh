#!/usr/bin/env bash
# The service on a free port, one call with a key of its own, and the end.
set -euo pipefail
cd "$(dirname "$0")"
home=$(mktemp -d)
export PDO_HOME=$home
key=$(npx pdo keys create --level plus --label sample --output json --quiet | jq -r .key)
npx pdo serve --port 0 --quiet >"$home/address" &
server=$!
trap 'kill $server; rm -rf "$home"' EXIT
until [ -s "$home/address" ]; do sleep 0.1; done
curl --silent --fail-with-body "$(jq -r .url "$home/address")/tasks/optimization/name?task_type=cleaned&translation_language=en" \
  -H "X-Api-Key: $key" -H 'Content-Type: application/json' \
  -d '{"product_name": "CORDLESS KETTLE 1,7L *** SALE ***"}'
echo
