#!/usr/bin/env node
import { main } from "../dist/cli/main.js";
import { createProcessWorld } from "../dist/cli/process-world.js";

process.exit(await main(process.argv.slice(2), createProcessWorld()));
