#!/usr/bin/env bash
# Records through three filters and jq: each adds its answer under `pdo`, and the record keeps all it had.
set -euo pipefail
cd "$(dirname "$0")"
pdo=(node ../bin/pdo.js) # Where pdo is installed: pdo=(pdo)
"${pdo[@]}" name --map name=nome <feed.it.jsonl |
  "${pdo[@]}" categorize --channel channel_a --map name=nome --map description=descrizione |
  "${pdo[@]}" attribute --channel channel_a --map name=nome --map description=descrizione |
  jq -c '{id, name: .pdo.name.best_name, category: .pdo.categorization.best_category.category.identifier,
          attributes: [.pdo.attribution.required_attributes[] | {(.attribute.identifier): .values[0].text}] | add}'
