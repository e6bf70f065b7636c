/** An entry of package-lock.json, as far as it is read here. */
interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** package-lock.json, version 3: entries by their place, "" for the root. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface MissingPackage {
  readonly name: string;
  readonly range: string;
  /** The place of the package that wants it. */
  readonly wantedBy: string;
}

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
  "aix",
];
/** By their part of a package name; longer names first, because `arm` is also the start of `arm64`. */
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** Every optional dependency that the lock names but holds no entry for. */
export function missingPackages(lock: LockFile): readonly MissingPackage[] {
  return Object.entries(lock.packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isReachable(lock, wantedBy, name))
      .map(([name, range]) => ({ name, range, wantedBy })),
  );
}

/** Node's own search: the package's node_modules, then those of the folders around it. */
function isReachable(lock: LockFile, from: string, name: string): boolean {
  const parts = from.split("/");
  return Array.from({ length: parts.length + 1 }, (_, depth) =>
    parts.slice(0, parts.length - depth).join("/"),
  ).some((folder) => `${folder === "" ? "" : `${folder}/`}node_modules/${name}` in lock.packages);
}

/**
 * The lock with an entry for each missing platform package, in npm's order. An entry has no hash: only a registry that
 * has the package knows it, and npm installs the entry for this platform alone.
 * @throws Error for a missing package whose name tells no platform, or whose version is a range.
 */
export function completeLock(lock: LockFile): { completed: LockFile; added: readonly string[] } {
  const added = missingPackages(lock).map(({ name, range, wantedBy }) => {
    const entry = platformEntry(name, range, lock.packages[wantedBy]?.dev === true);
    return [`node_modules/${name}`, entry] as const;
  });
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return {
    completed: { ...lock, packages: Object.fromEntries(packages) },
    added: added.map(([place]) => place),
  };
}

function platformEntry(name: string, version: string, isDev: boolean): LockEntry {
  const words = name.split(/[-/]/);
  const cpu = processors.find((candidate) => words.includes(candidate));
  const os = systems.find((candidate) => words.includes(candidate));
  if (!/^\d+\.\d+\.\d+\S*$/.test(version) || (!os && cpu !== "wasm32")) {
    throw new Error(
      `${name}@${version} is missing from the lock and its name tells no platform: add it by hand.`,
    );
  }
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  const namesLibc = words.some((word) => word.startsWith("musl") || word.startsWith("gnu"));
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(os === "linux" && namesLibc && { libc: [libc] }),
    ...(isDev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
