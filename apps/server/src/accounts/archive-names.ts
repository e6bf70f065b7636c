/** Characters that some file system or shell refuses in a name. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const unsafe = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;
const maxCharacters = 80;

/** Names for one folder of an archive: readable, safe on every system, each once. */
export function archiveNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const safe = wanted
      .normalize("NFC")
      .replace(unsafe, "_")
      .replace(/^[.\s]+|[.\s]+$/g, "");
    const [, stem = "", ending = ""] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/su.exec(safe) ?? [];
    const short = Array.from(stem).slice(0, maxCharacters).join("") || "untitled";
    let name = `${short}${ending}`;
    // File systems that do not tell capitals apart would let one file overwrite another.
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${short} (${copy})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
