import { createRequire } from "node:module";
import type * as React from "react";
import { flushSync } from "react-dom";

// The React that people get has no `act`, by which the testing library has what was asked for drawn at once.
const react: { act?: typeof React.act } = createRequire(import.meta.url)("react");

function act(callback: () => unknown): PromiseLike<void> {
	let met: unknown;
	flushSync(() => {
		met = callback();
	});
	return Promise.resolve(met).then(() => flushSync(() => {}));
}

Object.assign(react, { act });
