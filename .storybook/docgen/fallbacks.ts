import { SyntaxKind, type Node } from 'typescript/unstable/ast';

interface Binding {
  name: Node;
  propertyName?: Node;
  initializer?: Node;
}

interface Parsed {
  parameters?: readonly { name: Node & { elements?: readonly Binding[] } }[];
  name?: Node;
  initializer?: Node & { properties?: readonly Parsed[] };
}

/**
 * Values that props have if they are left out, by name: the initialisers that the functions of a component's files
 * give them, and the default variants of its style sheets.
 */
export function fallbacksIn(file: Node): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node): void => {
    const { parameters, name, initializer } = node as unknown as Parsed;
    for (const { name: bound, propertyName, initializer: value } of parameters?.[0]?.name.elements ?? [])
      if (value) found.set((propertyName ?? bound).getText(), value.getText());
    if (node.kind === SyntaxKind.PropertyAssignment && name?.getText() === 'defaultVariants')
      for (const each of initializer?.properties ?? [])
        if (each.name && each.initializer) found.set(each.name.getText(), each.initializer.getText());
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
