import type { PortfolioProgram, ProgramMoney } from "@throughline/domain/portfolio";
import { sum } from "@throughline/domain/value/money";

/** Amounts as they are shown, and in which currency. */
export type ShownMoney = { currency: string; money: ProgramMoney };

/**
 * A program's amounts in the wanted currency (null: its own). Without a rate they stay in the program's own: they are
 * never taken for those of another.
 */
export function shownMoney(
	{ currency, money, converted }: Pick<PortfolioProgram, "currency" | "money" | "converted">,
	wanted: string | null,
): ShownMoney {
	return wanted !== null && converted ? { currency: wanted, money: converted.money } : { currency, money };
}

/** The currencies in which the amounts of some programs are shown, the most frequent first. */
export function shownCurrencies(programs: readonly PortfolioProgram[], wanted: string | null): string[] {
	const counts = Map.groupBy(programs, (program) => shownMoney(program, wanted).currency);
	return [...counts].sort(([, one], [, other]) => other.length - one.length).map(([currency]) => currency);
}

/** An amount that every program has. */
export type MoneyFigure = Exclude<keyof ProgramMoney, "forecast">;

/** One figure of all programs, a sum per currency, in the order of the currencies; those that come to nothing are left out. */
export function sumsOf(
	programs: readonly PortfolioProgram[],
	wanted: string | null,
	figure: MoneyFigure,
): { currency: string; amount: string }[] {
	return shownCurrencies(programs, wanted).flatMap((currency) => {
		const own = programs
			.map((program) => shownMoney(program, wanted))
			.filter((shown) => shown.currency === currency);
		const amount = sum(own.map(({ money }) => money[figure]));
		return amount === "0.00" ? [] : [{ currency, amount }];
	});
}

/** What each program brings to the sum in a currency, the most first; those that bring nothing are left out. */
export function partsOf(
	programs: readonly PortfolioProgram[],
	wanted: string | null,
	figure: MoneyFigure,
	currency: string,
): { id: string; name: string; amount: string }[] {
	return programs
		.flatMap((program) => {
			const shown = shownMoney(program, wanted);
			const amount = shown.money[figure];
			return shown.currency === currency && amount !== "0.00"
				? [{ id: program.id, name: program.name, amount }]
				: [];
		})
		.sort((one, other) => Number(other.amount) - Number(one.amount));
}
