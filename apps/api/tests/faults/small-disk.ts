import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const mount = (...args: string[]): void => void execFileSync("mount", args, { stdio: "ignore" });

/** A disk of its own, in memory, that can be made larger. */
export type SmallDisk = {
	folder: string;
	/** Makes it so small that `megabytes` are left. */
	fill(megabytes: number): void;
	resize(megabytes: number): void;
	remove(): void;
};

/** @throws where the system does not let this user mount anything */
export function mountSmallDisk(megabytes: number): SmallDisk {
	const folder = mkdtempSync(join(tmpdir(), "throughline-disk-"));
	try {
		mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=0777`, "tmpfs", folder);
	} catch (error) {
		rmdirSync(folder);
		throw error;
	}
	return {
		folder,
		fill(left) {
			const { blocks, bfree, bsize } = statfsSync(folder);
			const used = Math.ceil(((blocks - bfree) * bsize) / 1024 / 1024);
			mount("-o", `remount,size=${used + left}m`, folder);
		},
		resize: (larger) => mount("-o", `remount,size=${larger}m`, folder),
		remove() {
			// Its last process may need a moment to let go; what is detached goes when it has.
			execFileSync("umount", ["--lazy", folder]);
			rmdirSync(folder);
		},
	};
}

/** Whether this user may mount a disk here: root does, unless a container forbids it. */
export function canMount(): boolean {
	try {
		mountSmallDisk(1).remove();
		return true;
	} catch {
		return false;
	}
}
