/**
 * Finds what the tests need beside Node, installs what this machine lets us install, and says so in one line each.
 * Where CI is "true" a missing tool is a failure; anywhere else its tests are skipped by name.
 */
import "./check-node.mjs";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import {
  type AnkiRelease,
  ankiPython,
  ankiReleases,
  cacheDir,
  type Finding,
  type Findings,
  findChromium,
  findingsPath,
  findPostgres,
  findProgram,
  s3Server,
  s3ServerPath,
} from "./test-tools.ts";

const isCi = process.env["CI"] === "true";
const minute = 60_000;

const skipped = (detail: string): Finding => ({ status: "skipped", path: "", detail });

/** The command that may install system packages here: as root plainly, in CI also through a sudo that asks nothing. */
async function aptPrefix(): Promise<readonly string[] | null> {
  if (process.platform !== "linux" || !findProgram(["apt-get"])) return null;
  if (process.getuid?.() === 0) return [];
  const hasFreeSudo = isCi && (await runCommand("sudo", ["-n", "true"], { timeoutMs: 10_000 })).ok;
  return hasFreeSudo ? ["sudo", "-n"] : null;
}

let isAptUpdated = false;

/** Installs Debian packages. Answers null when they are in, or the reason why they are not, as one line. */
async function aptInstall(packages: readonly string[]): Promise<string | null> {
  const prefix = await aptPrefix();
  if (!prefix) {
    return `this user cannot install it (an administrator can: apt-get install ${packages.join(" ")})`;
  }
  const apt = async (args: readonly string[], timeoutMs: number) => {
    const line = [...prefix, "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", ...args];
    return runCommand(line[0] ?? "", line.slice(1), {
      timeoutMs,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  if (!isAptUpdated) {
    // Its failure is not the end: the lists of an earlier update may be good enough.
    await apt(["update"], 3 * minute);
    isAptUpdated = true;
  }
  const result = await apt(["install", "-y", "--no-install-recommends", ...packages], 10 * minute);
  return result.ok ? null : `apt-get install ${packages.join(" ")} failed: ${lastLine(result.output)}`;
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1)?.trim() ?? "";
}

async function chromium(): Promise<Finding> {
  const present = findChromium();
  if (present) return { status: "found", path: present, detail: present };
  const reason = await aptInstall(["chromium"]);
  // The same browser without tabs and menus opens a page in less than half the time; not every release has it.
  await aptInstall(["chromium-headless-shell"]);
  const installed = findChromium();
  if (installed) return { status: "installed", path: installed, detail: installed };
  return skipped(reason ?? "no Chromium after installing it; set CHROMIUM_PATH");
}

async function firstChineseFont(): Promise<string> {
  const result = await runCommand("fc-list", [":lang=zh", "family"], { timeoutMs: 30_000 });
  return result.ok ? (result.output.split("\n")[0]?.split(",")[0]?.trim() ?? "") : "";
}

async function chineseFont(): Promise<Finding> {
  // macOS and Windows bring Chinese fonts with them.
  if (process.platform !== "linux") return { status: "found", path: "", detail: "part of the system" };
  const present = await firstChineseFont();
  if (present) return { status: "found", path: "", detail: present };
  const reason = await aptInstall(["fontconfig", "fonts-noto-cjk"]);
  const installed = await firstChineseFont();
  if (installed) return { status: "installed", path: "", detail: installed };
  return skipped(reason ?? "fc-list names no Chinese font after installing fonts-noto-cjk");
}

async function postgres(): Promise<Finding> {
  const present = findPostgres();
  if (present) return { status: "found", path: present, detail: present };
  // Only its programs are used: tests start servers of their own in temporary folders.
  const reason = await aptInstall(["postgresql"]);
  const installed = findPostgres();
  if (installed) return { status: "installed", path: installed, detail: installed };
  return skipped(reason ?? "no initdb after installing it; set POSTGRES_BIN to the folder that holds it");
}

async function s3Store(): Promise<Finding> {
  const path = s3ServerPath();
  const detail = `${s3Server.package}, ${path}`;
  if (existsSync(path)) return { status: "found", path, detail };
  const folder = join(cacheDir, s3Server.folder);
  mkdirSync(folder, { recursive: true });
  const args = [
    "install",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    s3Server.package,
  ];
  // npm names its own program to the scripts that it runs.
  const npm = process.env["npm_execpath"];
  const line = npm === undefined ? ["npm", ...args] : [process.execPath, npm, ...args];
  const result = await runCommand(line[0] ?? "", line.slice(1), { timeoutMs: 5 * minute });
  if (existsSync(path)) return { status: "installed", path, detail };
  return skipped(`npm install ${s3Server.package} failed: ${lastLine(result.output)}`);
}

/** Whether the virtual environment holds exactly what we test against, and imports it. */
async function hasAnki(release: AnkiRelease): Promise<boolean> {
  const script = [
    `import importlib.metadata as m, ${release.modules.join(", ")}`,
    ...release.packages.map(
      (entry) => `print("${entry.split("==")[0]}==" + m.version("${entry.split("==")[0]}"))`,
    ),
  ].join("\n");
  const result = await runCommand(ankiPython(release), ["-c", script], { timeoutMs: minute });
  const lines = result.output.split(/\r?\n/);
  return result.ok && release.packages.every((entry) => lines.includes(entry));
}

async function findPython(): Promise<string | undefined> {
  for (const name of [
    "python3",
    "python3.14",
    "python3.13",
    "python3.12",
    "python3.11",
    "python3.10",
    "python",
  ]) {
    const path = findProgram([name]);
    if (!path) continue;
    const script = "import sys; sys.exit(sys.version_info < (3, 10))";
    if ((await runCommand(path, ["-c", script], { timeoutMs: 30_000 })).ok) return path;
  }
  return undefined;
}

async function anki(release: AnkiRelease): Promise<Finding> {
  const path = ankiPython(release);
  const wanted = release.packages.join(" ");
  const detail = `${wanted}, ${path}`;
  if (await hasAnki(release)) return { status: "found", path, detail };
  let python = await findPython();
  if (!python) {
    const reason = await aptInstall(["python3", "python3-venv"]);
    python = await findPython();
    if (!python) return skipped(reason ?? "no Python 3.10 or newer");
  }
  const reason = (await makeVenv(python, release)) ?? (await pipInstall(release));
  if (reason) return skipped(reason);
  if (!(await hasAnki(release))) return skipped(`${wanted} was installed but does not import`);
  return { status: "installed", path, detail };
}

async function makeVenv(python: string, release: AnkiRelease): Promise<string | null> {
  const folder = join(cacheDir, release.folder);
  const attempt = async () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      return { ok: false, output: `another user's ${folder} is in the way (${String(error)})` };
    }
    return runCommand(python, ["-m", "venv", folder], { timeoutMs: 3 * minute });
  };
  if ((await attempt()).ok) return null;
  // Debian splits ensurepip off into a package of its own.
  const reason = await aptInstall(["python3-venv"]);
  if (reason) return `python3 -m venv does not work and ${reason}`;
  const second = await attempt();
  return second.ok ? null : `python3 -m venv failed: ${lastLine(second.output)}`;
}

async function pipInstall(release: AnkiRelease): Promise<string | null> {
  const args = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...release.packages];
  const result = await runCommand(ankiPython(release), args, { timeoutMs: 10 * minute });
  return result.ok ? null : `pip install ${release.packages.join(" ")} failed: ${lastLine(result.output)}`;
}

const names = {
  chromium: "Chromium",
  chineseFont: "Chinese font",
  postgres: "PostgreSQL",
  s3Server: "S3 store",
  anki: "Anki",
  olderAnki: "Older Anki",
} as const satisfies Record<keyof Findings, string>;

function report(name: keyof Findings, finding: Finding): Finding {
  const because = finding.status === "skipped" ? "skipped because " : `${finding.status}: `;
  console.log(`${names[name]}: ${because}${finding.detail}`);
  return finding;
}

mkdirSync(cacheDir, { recursive: true });
const findings: Findings = {
  chromium: report("chromium", await chromium()),
  chineseFont: report("chineseFont", await chineseFont()),
  postgres: report("postgres", await postgres()),
  s3Server: report("s3Server", await s3Store()),
  anki: report("anki", await anki(ankiReleases.anki)),
  olderAnki: report("olderAnki", await anki(ankiReleases.olderAnki)),
};
writeFileSync(findingsPath, `${JSON.stringify(findings, null, 2)}\n`);

const missing = Object.values(findings).filter((finding) => finding.status === "skipped");
if (isCi && missing.length > 0) {
  console.error("CI=true: nothing may be skipped.");
  process.exitCode = 1;
}
