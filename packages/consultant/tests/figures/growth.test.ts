import { expect, it } from "vitest";
import { figuresIn } from "../../src/figures/figures.ts";

const fragments = {
	"bare numbers": "1 ",
	"joined numbers": "1-",
	"repeated beginnings": "von 12 auf zwischen 3 und ",
	"bullets with figures": "- 12 Kartons je Stunde, 5 % davon bis zum 3. Juni 2026 für 1,2 Mio. €\n",
	"empty lines": "      \n",
};

it.each(Object.entries(fragments))(
	"needs about ten times as long for ten times as much text of %s",
	(_name, fragment) => {
		const atMost =
			30 *
			Math.max(
				least(3, () => cpuMs(fragment, 30_000)),
				10,
			);
		const long = cpuMs(fragment, 300_000);
		// What was slow once may have been interrupted.
		expect(long < atMost ? long : cpuMs(fragment, 300_000)).toBeLessThan(atMost);
	},
	30_000,
);

/** The least of `times` measurements. */
function least(times: number, measure: () => number): number {
	return Math.min(...Array.from({ length: times }, measure));
}

/** This thread's processor time: neither a busy machine nor a test beside it counts. */
function cpuMs(fragment: string, length: number): number {
	const text = fragment.repeat(Math.ceil(length / fragment.length));
	const before = process.threadCpuUsage();
	figuresIn(text, { language: "de", asOf: "2025-11-11", currency: null });
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1000;
}
