import type { Playbook } from "./playbook.ts";

/** What is wrong in a playbook's YAML: line from 1, path such as `workstreams[0].tasks[2].role` ("" for the whole). */
export type PlaybookError = { line: number; path: string; message: string };

/** A valid playbook, or everything that is wrong, in the order of the lines, at most a hundred. */
export type PlaybookReading =
	| { playbook: Playbook; errors: [] }
	| { playbook: null; errors: [PlaybookError, ...PlaybookError[]] };
