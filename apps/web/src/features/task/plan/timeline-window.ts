/** The window that the address opens: `new`, a task's id, `link`, `link/<id>`, `share`, `share/<id>`, `repeat/<task>`, `template/<task>`, `move/<task>`, or one of the plan's. */
export type TimelineWindow =
	| { kind: "task"; id: string | null }
	| { kind: "link"; id: string | null }
	| { kind: "share"; id: string | null }
	| { kind: "repeat" | "template" | "move"; id: string }
	| { kind: "workstreams" | "holidays" | "baselines" | "schedule" | "level" | "from-template" };

/** Reads the address' `form`; null where none is open. */
export function windowOf(form: string | undefined): TimelineWindow | null {
	switch (form) {
		case undefined:
			return null;
		case "new":
			return { kind: "task", id: null };
		case "workstreams":
		case "holidays":
		case "baselines":
		case "schedule":
		case "level":
		case "from-template":
			return { kind: form };
		default: {
			const [kind = "", id = null] = form.split("/");
			if ((kind === "repeat" || kind === "template" || kind === "move") && id !== null) return { kind, id };
			return kind === "link" || kind === "share" ? { kind, id } : { kind: "task", id: form };
		}
	}
}
