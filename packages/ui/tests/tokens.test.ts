// @vitest-environment node
/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, distance, visions } from "./colour.ts";

const source = new URL("../src/", import.meta.url);
const css = readFileSync(new URL("tokens.css", source), "utf8");

function block(opening: RegExp): Map<string, string> {
	const start = css.search(opening);
	const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
	return new Map(
		[...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(([, name = "", value = ""]) => [name, value]),
	);
}

const themes = { light: block(/:root,\s*\.light \{/), dark: block(/\.dark \{/) };

const statuses = ["good", "on-track", "warning", "serious", "critical", "unknown"];
const surfaces = ["canvas", "card", "raised", "inset"];
const on = (grounds: string[], ...inks: string[]) =>
	grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const));

/** Every text that the components put on a ground: at least 4.5:1. */
const texts = [
	...on([...surfaces, "hover"], "ink-strong", "ink", "ink-muted", "accent-text"),
	...on(["pressed"], "ink-strong", "ink", "ink-muted"),
	...on(surfaces, "ink-faint", ...statuses),
	...on(["accent", "accent-hover", "accent-active"], "on-accent"),
	...on(["accent-soft"], "accent-text", "ink-strong", "ink", "ink-muted"),
	...statuses.flatMap((status) => on([`${status}-soft`], status)),
	...statuses.flatMap((status) => on([`${status}-solid`], `on-${status}`)),
	...on(["critical-hover"], "on-critical"),
	...on(["unknown-soft"], "ink-muted"),
	...on(["inset"], "code-string", "code-value"),
	...on(["tip"], "on-tip", "on-tip-muted"),
	...["red", "orange", "yellow", "green"].map((zone) => [`on-zone-${zone}`, `zone-${zone}`] as const),
];

/** Every edge or mark that carries meaning without text: at least 3:1. */
const roles = ["problem", "effect", "cause", "target", "constraint", "option", "action", "owner", "risk"];
const marks = [
	...on(["canvas", "card", "raised"], "line-control", "ring", "accent"),
	...on(["card"], ...statuses.map((status) => `${status}-solid`)),
	...on(["card"], ...[1, 2, 3, 4, 5, 6].map((number) => `series-${number}`)),
	...on(["card"], ...roles.map((role) => `role-${role}`)),
];

describe.each(Object.entries(themes))("the %s theme", (_, tokens) => {
	const colour = (name: string) => {
		const value = tokens.get(name);
		if (!value) throw new Error(`The theme has no --${name}`);
		return value;
	};

	test.each(texts)("%s can be read on %s", (ink, ground) => {
		expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
	});

	test.each(marks)("%s can be made out on %s", (mark, ground) => {
		expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
	});

	test.each(Object.entries(visions))("the six chart series stay apart with %s vision", (_, vision) => {
		const series = [1, 2, 3, 4, 5, 6].map((number) => colour(`series-${number}`));
		const distances = series.flatMap((one, index) =>
			series.slice(index + 1).map((other) => distance(one, other, vision)),
		);
		expect(Math.min(...distances)).toBeGreaterThan(0.1);
	});

	test.each(Object.entries(visions))(
		"the ten roles of statements stay apart with %s vision",
		(name, vision) => {
			// What has no role has the grey of what can be operated.
			const all = [...roles.map((role) => colour(`role-${role}`)), colour("line-control")];
			const distances = all.flatMap((one, index) =>
				all.slice(index + 1).map((other) => distance(one, other, vision)),
			);
			expect(Math.min(...distances)).toBeGreaterThan(name === "typical" ? 0.15 : 0.08);
		},
	);
});

test("both themes name the same tokens", () => {
	expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

test("no file but the tokens file holds a colour", () => {
	const offenders = readdirSync(source, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(css|tsx?)$/.test(file) && file !== "tokens.css")
		.filter((file) =>
			/#[0-9a-f]{3,8}\b(?!-)|\b(?:rgba?|hsla?|oklch|lab)\(/i.test(
				readFileSync(new URL(file, source), "utf8"),
			),
		);
	expect(offenders).toEqual([]);
});
