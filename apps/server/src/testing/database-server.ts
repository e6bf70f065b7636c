import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const runFile = promisify(execFile);
const oldestMajor = 15;
const startTimeoutMs = 30_000;

/** Nobody in particular: the server refuses to run as root, and a container may not have its usual user. */
const fallbackIdentity = { uid: 65_534, gid: 65_534 };

export interface PostgresServer {
  /** A superuser's address of the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** The folder of the newest PostgreSQL programs on this machine, 15 or newer; undefined where there is none. */
export async function findPostgres(): Promise<string | undefined> {
  const folders = [
    ...(await versionedFolders("/usr/lib/postgresql")),
    ...pathFolders(),
    "/usr/local/pgsql/bin",
  ];
  for (const folder of folders) {
    if ((await majorOf(folder)) >= oldestMajor) return folder;
  }
  return undefined;
}

/** Starts an empty server on a free port with its data in a temporary folder; nothing is flushed, nothing is kept. */
export async function startPostgres(binaries: string): Promise<PostgresServer> {
  const identity = await serverIdentity();
  const folder = await mkdtemp(join(tmpdir(), "deckle-postgres-"));
  if (identity.uid !== undefined && identity.gid !== undefined) {
    await chown(folder, identity.uid, identity.gid);
    await chmod(folder, 0o700);
  }
  const data = join(folder, "data");
  const cluster = ["--pgdata", data, "--username", "deckle", "--auth", "trust", "--encoding", "UTF8"];
  try {
    await runFile(join(binaries, "initdb"), [...cluster, "--locale", "C", "--no-sync"], {
      ...identity,
      cwd: folder,
    });
    const port = await freePort();
    const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];
    const server = spawn(
      join(binaries, "postgres"),
      [
        "-D",
        data,
        "-h",
        "127.0.0.1",
        "-p",
        String(port),
        "-k",
        "",
        ...settings.flatMap((setting) => ["-c", setting]),
      ],
      { ...identity, cwd: folder, stdio: "ignore" },
    );
    await waitUntilReady({ server, binaries, port });
    return { url: `postgres://deckle@127.0.0.1:${port}/postgres`, stop: () => stopServer(server, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  // SIGINT is PostgreSQL's "fast" stop: it does not wait for clients.
  if (server.exitCode === null && server.kill("SIGINT")) {
    await Promise.race([exited, delay(10_000, undefined, { ref: false })]);
  }
  if (server.exitCode === null) server.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
}

async function waitUntilReady(options: {
  server: ChildProcess;
  binaries: string;
  port: number;
}): Promise<void> {
  const { server, binaries, port } = options;
  const deadline = Date.now() + startTimeoutMs;
  const isReady = (): Promise<boolean> =>
    runFile(join(binaries, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill("SIGKILL");
      throw new Error(`The PostgreSQL server for the tests did not start (exit code ${server.exitCode}).`);
    }
    await delay(100);
  }
}

async function serverIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const users = await readFile("/etc/passwd", "utf8").catch(() => "");
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : fallbackIdentity;
}

async function versionedFolders(root: string): Promise<string[]> {
  const versions = await readdir(root).catch(() => []);
  return versions
    .filter((version) => /^\d+$/.test(version))
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(root, version, "bin"));
}

function pathFolders(): string[] {
  return (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
}

/** The major version of the server programs in a folder; 0 where they are not all there. */
async function majorOf(folder: string): Promise<number> {
  const programs = ["initdb", "postgres", "pg_isready"].map((name) => stat(join(folder, name)));
  const areThere = await Promise.all(programs).then(
    () => true,
    () => false,
  );
  if (!areThere) return 0;
  const { stdout } = await runFile(join(folder, "postgres"), ["--version"]);
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
