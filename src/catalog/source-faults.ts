/** A node of the category tree. */
interface TreeNode {
  readonly identifier: string;
  readonly parentIdentifier?: string;
  readonly origin: Origin;
}

/** Violations of the tree shape: duplicate identifiers, unknown parents, cycles. */
export function findTreeFaults(nodes: readonly TreeNode[]): SourceFault[] {
  const first = new Map<string, TreeNode>();
  const faults: SourceFault[] = [];
  for (const node of nodes) {
    const known = first.get(node.identifier);
    if (known) faults.push(duplicateCategory(node, known));
    else first.set(node.identifier, node);
  }
  return [...faults, ...findUnknownParents(nodes, first), ...findCycles(first)];
}

function duplicateCategory(node: TreeNode, known: TreeNode): SourceFault {
  return createFault(
    node.origin,
    `The category ${node.identifier} is there twice (first in ${renderOrigin(known.origin)}).`,
    "Give each category an identifier of its own.",
  );
}

function findUnknownParents(nodes: readonly TreeNode[], known: ReadonlyMap<string, TreeNode>): SourceFault[] {
  return nodes
    .filter(({ parentIdentifier }) => parentIdentifier !== undefined && !known.has(parentIdentifier))
    .map((node) =>
      createFault(
        node.origin,
        `The parent ${node.parentIdentifier} of ${node.identifier} is not among the categories.`,
        "Add the parent, or leave the parent out to make this a root.",
      ),
    );
}

const maxNamesShown = 12;

/** One fault per cycle, at its first category in the source. */
function findCycles(nodes: ReadonlyMap<string, TreeNode>): SourceFault[] {
  const order = new Map([...nodes.values()].map((node, number) => [node, number]));
  const done = new Set<TreeNode>();
  const faults: SourceFault[] = [];
  for (const start of nodes.values()) {
    const way: TreeNode[] = [];
    let node: TreeNode | undefined = start;
    while (node && !done.has(node)) {
      done.add(node);
      way.push(node);
      node = node.parentIdentifier === undefined ? undefined : nodes.get(node.parentIdentifier);
    }
    const entry = node ? way.indexOf(node) : -1;
    if (entry >= 0) faults.push(cycleFault(way.slice(entry), (one) => order.get(one) ?? 0));
  }
  return faults;
}

function cycleFault(cycle: readonly TreeNode[], orderOf: (node: TreeNode) => number): SourceFault {
  const [first] = [...cycle].sort((one, other) => orderOf(one) - orderOf(other));
  const names = cycle.map((node) => node.identifier);
  const shown = [
    ...names.slice(0, maxNamesShown),
    ...(names.length > maxNamesShown ? ["..."] : []),
    names[0],
  ];
  return createFault(
    first?.origin ?? { file: "", line: 0 },
    `These categories are each other's parents: ${shown.join(" > ")}.`,
    "Give one of them a parent outside of this circle, or none.",
  );
}

/** The position of a record in a source, for messages. */
export interface Origin {
  /** The file as the user named it, or its name relative to the folder that they named. */
  readonly file: string;
  /** 1-based; 0 for the whole file, or where `place` is more precise. */
  readonly line: number;
  /** Instead of a line: the path into a JSON document and the record's identifier, `attributes[3] (color)`. */
  readonly place?: string;
}

/** A defect in a catalog's source. */
export interface SourceFault extends Origin {
  /** One sentence. */
  readonly what: string;
  /** How to fix it, one sentence. */
  readonly fix: string;
}

export function createFault(origin: Origin, what: string, fix: string): SourceFault {
  const { file, line, place } = origin;
  return { file, line, ...(place === undefined ? {} : { place }), what, fix };
}

export function renderFault(fault: SourceFault): string {
  return `${renderOrigin(fault)}: ${fault.what} ${fault.fix}`;
}

export function renderOrigin(origin: Origin): string {
  const where = origin.line === 0 ? origin.place : `line ${origin.line}`;
  return where === undefined ? origin.file : `${origin.file}, ${where}`;
}
