import { router } from "../procedure.ts";

export const fundingRouter = router({});
