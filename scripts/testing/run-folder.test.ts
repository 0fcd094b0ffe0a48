import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { removeLeft } from "./run-folder.ts";

function leftFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "throughline-left-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const mayMount = (() => {
	try {
		execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
})();

test.runIf(mayMount)("what a killed run left goes, with the disk that it had mounted", () => {
	const folder = leftFolder();
	const disk = join(folder, "disk");
	mkdirSync(disk);
	execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]);
	writeFileSync(join(disk, "row"), "1");

	removeLeft(folder);

	expect(existsSync(folder)).toBe(false);
});

test.runIf(existsSync("/proc/self/fdinfo"))("what cannot be removed is told and stops nothing", () => {
	const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
	onTestFinished(() => warned.mockRestore());

	// A kernel's folder: no user can remove it.
	removeLeft("/proc/self/fdinfo");

	expect(warned).toHaveBeenCalledWith(expect.stringContaining("cannot be removed"));
});
