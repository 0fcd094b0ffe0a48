import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { sheetOf } from "@throughline/ui/data-table";
import { useSheet } from "@throughline/ui/sheets";
import { shownCurrencies } from "../portfolio-money.ts";
import { portfolioColumns } from "./portfolio-columns.tsx";
import { useOverAllocated } from "./use-over-allocated.ts";

type PortfolioSheetProps = {
	programs: readonly PortfolioProgram[];
	portfolios: readonly Portfolio[];
	wanted: string | null;
};

/** Where the programs are drawn in another way than as a table, an export still has the table. */
export function usePortfolioSheet({ programs, portfolios, wanted }: PortfolioSheetProps): void {
	const overAllocatedIn = useOverAllocated();
	useSheet(() => {
		const currencies = shownCurrencies(programs, wanted).sort();
		return sheetOf(
			"Programs",
			portfolioColumns({ currencies, wanted, portfolios, overAllocatedIn }),
			programs,
		);
	});
}
