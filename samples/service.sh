#!/usr/bin/env bash
# The service on a free port, one call with a key of its own, and the end.
set -euo pipefail
cd "$(dirname "$0")"
pdo=../bin/pdo.js # Started by node itself, so that the signal at the end reaches the service itself.
home=$(mktemp -d)
export PDO_HOME=$home
key=$(node "$pdo" keys create --level plus --label sample --output json --quiet | jq -r .key)
node "$pdo" serve --port 0 --quiet >"$home/address" &
server=$!
trap 'kill $server; wait $server || true; rm -rf "$home"' EXIT
until [ -s "$home/address" ]; do kill -0 $server && sleep 0.1; done
curl --silent --fail-with-body "$(jq -r .url "$home/address")/tasks/optimization/name?task_type=cleaned&translation_language=en" \
  -H "X-Api-Key: $key" -H 'Content-Type: application/json' \
  -d '{"product_name": "CORDLESS KETTLE 1,7L *** SALE ***"}'
echo
