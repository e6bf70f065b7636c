import type { Archive } from "./archive.ts";
import { readXml } from "./xml.ts";

export interface Relationship {
  readonly type: string;
  /** Part name inside the package, or an address outside. */
  readonly target: string;
  readonly isExternal: boolean;
}

function resolveTarget(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : `${folder}${target}`;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The relationships of a part (`""` for the package itself) by id, their targets resolved to part names. */
export async function readRelationships(archive: Archive, part: string): Promise<Map<string, Relationship>> {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const relationships = new Map<string, Relationship>();
  await readXml(archive, `${folder}_rels/${part.slice(slash)}.rels`, {
    isRoot: (name) => name === "rel:Relationship",
    onTree({ attributes }) {
      const id = attributes["Id"];
      const target = attributes["Target"];
      if (id === undefined || target === undefined) return;
      const isExternal = attributes["TargetMode"] === "External";
      const type = (attributes["Type"] ?? "").split("/").at(-1) ?? "";
      relationships.set(id, {
        type,
        target: isExternal ? target : resolveTarget(folder, target),
        isExternal,
      });
    },
  });
  return relationships;
}
