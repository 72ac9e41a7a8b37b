interface TreeNode {
  readonly key: string;
  readonly label: string;
}

/** A tree in lines, each branch drawn; `children` lists the roots where it is given no key. */
export function renderTree(children: (key?: string) => readonly TreeNode[]): string {
  const lines: string[] = [];
  const draw = (nodes: readonly TreeNode[], indent: string): void => {
    nodes.forEach((node, index) => {
      const isLast = index === nodes.length - 1;
      lines.push(`${indent}${isLast ? "└─ " : "├─ "}${node.label}`);
      draw(children(node.key), `${indent}${isLast ? "   " : "│  "}`);
    });
  };
  for (const root of children()) {
    lines.push(root.label);
    draw(children(root.key), "");
  }
  return lines.map((line) => `${line}\n`).join("");
}
