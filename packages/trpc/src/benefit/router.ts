import { router } from "../procedure.ts";

export const benefitRouter = router({});
