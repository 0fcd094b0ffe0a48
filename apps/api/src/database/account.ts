import { execFile } from "node:child_process";
import { chown } from "node:fs/promises";
import { promisify } from "node:util";
import { StartProblem } from "../start-problem.ts";

const run = promisify(execFile);

/**
 * Who runs the database programs. PostgreSQL refuses to run as root, so that for root it is `postgres`,
 * else `nobody`; for everybody else it is the same person and nothing has to be done.
 */
export type Account = {
	/** Turns a program and its arguments into what must be spawned to run it as this account. */
	command(program: string, args: readonly string[]): { program: string; args: string[] };
	/** What `spawn` needs to change the user, where `command` does not do it already. */
	ids: { uid: number; gid: number } | undefined;
	/** Gives a file or folder to the account. */
	own(path: string): Promise<void>;
};

/**
 * Chooses the account that runs the database programs.
 * @param program a program that the account must be able to run
 * @param folder the folder in which the database lies or will lie
 * @throws {StartProblem} as root, when no account can reach both.
 */
export async function chooseAccount(program: string, folder: string): Promise<Account> {
	if (process.getuid?.() !== 0) {
		return {
			command: (name, args) => ({ program: name, args: [...args] }),
			ids: undefined,
			own: async () => {},
		};
	}
	const { name, uid, gid } = await serverIds();
	const own = (path: string): Promise<void> => chown(path, uid, gid);
	if ((await canReach({ uid, gid }, program)) && (await canReach({ uid, gid }, folder))) {
		return { command: (path, args) => ({ program: path, args: [...args] }), ids: { uid, gid }, own };
	}
	for (const capability of ["dac_read_search", "dac_override"]) {
		const prefix = withCapability(capability, uid, gid);
		const works = await run("setpriv", [...prefix, program, "--version"]).then(
			() => true,
			() => false,
		);
		if (works) {
			const command = (path: string, args: readonly string[]) => ({
				program: "setpriv",
				args: [...prefix, path, ...args],
			});
			return { command, ids: undefined, own };
		}
	}
	throw new StartProblem(
		`PostgreSQL does not run as root, and the user "${name}" cannot enter ${folder} or run ${program}, because a folder above is closed to others. Start Throughline as an ordinary user, move it to a folder that others may enter, or set DATABASE_URL to a PostgreSQL of your own.`,
	);
}

async function serverIds(): Promise<{ name: string; uid: number; gid: number }> {
	for (const name of ["postgres", "nobody"]) {
		try {
			const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
			return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
		} catch {
			// The machine does not know this user: try the next.
		}
	}
	throw new StartProblem(
		'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody": start Throughline as an ordinary user.',
	);
}

async function canReach(ids: { uid: number; gid: number }, path: string): Promise<boolean> {
	try {
		await run("test", ["-x", path], { ...ids, cwd: "/" });
		return true;
	} catch {
		return false;
	}
}

/**
 * A clone under root's own home, or in a private temporary folder, is closed to every other user. There the
 * account gets one capability, to pass closed folders, and none of root's others.
 * PostgreSQL asks with access(2), which heeds capabilities only with the security bit.
 */
function withCapability(capability: string, uid: number, gid: number): string[] {
	const only = `-all,+${capability}`;
	return [
		"--securebits=+no_setuid_fixup",
		`--reuid=${uid}`,
		`--regid=${gid}`,
		"--clear-groups",
		`--inh-caps=${only}`,
		`--ambient-caps=${only}`,
		`--bounding-set=${only}`,
		"--",
	];
}
