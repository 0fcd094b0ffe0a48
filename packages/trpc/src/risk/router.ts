import { router } from "../procedure.ts";

export const riskRouter = router({});
