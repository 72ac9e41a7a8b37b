#!/usr/bin/env bash
# What a nightly job needs: silence unless something is wrong, a summary to keep, and an exit code to read.
# An export that looks broken, or is empty, ends it with 4, and last night's file stays.
# usage: nightly.sh [FOLDER] [FEED]
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
pdo=(node "$here/../bin/pdo.js") # Where pdo is installed: pdo=(pdo)
out=${1:-out}
feed=${2:-$here/feed.csv}
mkdir -p "$out"
"${pdo[@]}" enrich "$feed" --quiet -o "$out/feed.jsonl" --rejects "$out/rejects.csv" --summary "$out/summary.json" --fail-on 'rejects>20%'
code=$?
case $code in
  0) echo "all rows done" ;;
  1) echo "done; see rejects.csv" ;;
  3) echo "too many rejects; nothing is sent on" ;;
  4) echo "the export looks broken; last night's file stays" ;;
  *) echo "could not run ($code)" ;;
esac
exit $code
