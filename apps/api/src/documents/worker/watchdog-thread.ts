import { workerData } from "node:worker_threads";

const { memory, parent, signal } = workerData as { memory: number; parent: number; signal: NodeJS.Signals };

setInterval(() => {
	if (process.memoryUsage.rss() > memory) process.kill(process.pid, signal);
	if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 50);
