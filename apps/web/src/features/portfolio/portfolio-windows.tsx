import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { Suspense } from "react";
import { useAllowed } from "../../api/session/user.ts";
import { lazyPart, typedPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { portfolioView } from "./view.ts";

const PortfoliosDialog = lazyPart(() => import("./manage/portfolios-dialog.tsx"), "PortfoliosDialog");
const PortfolioDialog = typedPart(() => import("./manage/portfolio-dialog.tsx"), "PortfolioDialog");
const RatesDialog = lazyPart(() => import("./rates/rates-dialog.tsx"), "RatesDialog");

type PortfolioWindowsProps = { programs: readonly PortfolioProgram[]; portfolios: readonly Portfolio[] };

/** The window that the address names. */
export function PortfolioWindows({ programs, portfolios }: PortfolioWindowsProps) {
	const { search, change } = useViewSearch(portfolioView);
	const { form } = search;
	const mayCurate = useAllowed("curate");
	const close = () => change({ form: undefined });
	const toList = () => change({ form: "portfolios" }, { replace: true });
	const edited = portfolios.find(({ id }) => id === form);
	const isForm = form === "new" || edited !== undefined;
	return (
		<Suspense>
			{/* A link to a form that somebody may not send shows them what they may read. */}
			{(form === "portfolios" || (isForm && !mayCurate)) && (
				<PortfoliosDialog programs={programs} portfolios={portfolios} onClose={close} />
			)}
			{isForm && mayCurate && <PortfolioDialog key={form} portfolio={edited ?? null} onClose={toList} />}
			{form === "rates" && <RatesDialog onClose={close} />}
		</Suspense>
	);
}
