import { openRunFolder } from "../../../../scripts/testing/run-folder.ts";
import { startProduct } from "./product.ts";
import { forgetSignIns, signInEveryRole } from "./sign-in.ts";

/**
 * One product for all journeys, and one signed-in browser state for each role. `BASE_URL` names a running one. What the
 * product and the browsers write, frames included, lies in the run's folder.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads it so
export default async function globalSetup(): Promise<() => Promise<void>> {
	const run = await openRunFolder();
	const product = process.env.BASE_URL
		? null
		: await startProduct().catch((error) => {
				run.remove();
				throw error;
			});
	if (product) process.env.BASE_URL = product.url;
	const end = async () => {
		forgetSignIns();
		await product?.stop();
		run.remove();
	};
	try {
		await signInEveryRole();
	} catch (error) {
		// Playwright ends what a setup gave back, and this one has not given back anything yet.
		await end();
		throw error;
	}
	return end;
}
