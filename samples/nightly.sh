#!/usr/bin/env bash
# What a nightly job needs: silence unless something is wrong, a summary to keep, and an exit code to read.
set -uo pipefail
cd "$(dirname "$0")"
out=${1:-out}
mkdir -p "$out"
npx pdo enrich feed.csv --quiet --force -o "$out/feed.jsonl" --rejects "$out/rejects.csv" --summary "$out/summary.json" --fail-on 'rejects>20%'
code=$?
case $code in
  0) echo "all rows done" ;;
  1) echo "done; see rejects.csv" ;;
  3) echo "too many rejects; nothing is sent on" ;;
  *) echo "could not run ($code)" ;;
esac
exit $code
