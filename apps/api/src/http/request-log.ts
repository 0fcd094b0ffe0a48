import type { FastifyBaseLogger } from "fastify";

type Bindings = Parameters<FastifyBaseLogger["child"]>[0];
type Options = Parameters<FastifyBaseLogger["child"]>[1];
type Line = unknown[];
type Level = "fatal" | "error" | "warn" | "info" | "debug" | "trace";

/**
 * A request's own log, with its id in every line. It is made when it is first written to: most requests write nothing
 * but their access line, and making a log costs more than serving a small answer.
 */
class RequestLog {
	readonly #log: FastifyBaseLogger;
	readonly #bindings: Bindings;
	readonly #options: Options;
	#own: FastifyBaseLogger | undefined;

	constructor(log: FastifyBaseLogger, bindings: Bindings, options: Options) {
		this.#log = log;
		this.#bindings = bindings;
		this.#options = options;
	}

	#make(): FastifyBaseLogger {
		this.#own ??= this.#log.child(this.#bindings, this.#options);
		return this.#own;
	}

	#write(level: Level, line: Line): void {
		const log = this.#make();
		Reflect.apply(log[level], log, line);
	}

	get level() {
		return this.#log.level;
	}

	child(...args: [Bindings, Options?]) {
		return this.#make().child(...args);
	}
	fatal(...line: Line) {
		this.#write("fatal", line);
	}
	error(...line: Line) {
		this.#write("error", line);
	}
	warn(...line: Line) {
		this.#write("warn", line);
	}
	info(...line: Line) {
		this.#write("info", line);
	}
	debug(...line: Line) {
		this.#write("debug", line);
	}
	trace(...line: Line) {
		this.#write("trace", line);
	}
	silent() {}
}

/** Makes the log of one request; Fastify's `childLoggerFactory`. */
export function requestLog(log: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger {
	return new RequestLog(log, bindings, options);
}
