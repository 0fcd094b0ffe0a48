import { isMainThread } from "node:worker_threads";

// Loaded into the product before all else. It says on demand for how long the event loop did other things than go round
// since it was asked last: the most processor time of its thread between two turns, in milliseconds. Unlike the clock's
// time, that does not grow with what else the machine does.

const turnMs = 2;
let before = process.threadCpuUsage();
let longest = 0;

function look(): void {
	const { user, system } = process.threadCpuUsage(before);
	longest = Math.max(longest, (user + system) / 1000);
	before = process.threadCpuUsage();
}

if (isMainThread) {
	setInterval(look, turnMs).unref();
	process.on("message", (message) => {
		if (message !== "standstill") return;
		process.send?.(longest);
		longest = 0;
	});
	process.channel?.unref();
}
