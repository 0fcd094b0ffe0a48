import { template } from "@throughline/db/schema";
import { NewTemplate, TemplateChange, TemplateUse } from "@throughline/domain/program/template";
import { id, version } from "@throughline/domain/shape";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { findIn, noSuch, only } from "../../find.ts";
import { reads, router, writes } from "../../procedure.ts";
import { templates, templatesWhere } from "./entity.ts";
import { requireFreeName, saveTemplate } from "./save.ts";
import { makeOfTemplate } from "./use.ts";

const one = z.strictObject({ id });

/** Tasks and programs to be made again. */
export const templateRouter = router({
	/** By name. */
	list: reads("read").query(({ ctx }) => templatesWhere(ctx.db)),

	byId: reads("read")
		.input(one)
		.query(async ({ ctx, input }) => {
			const [found] = await templatesWhere(ctx.db, eq(template.id, input.id));
			if (!found) throw noSuch(templates);
			return found;
		}),

	create: writes("write", { bulk: true })
		.input(NewTemplate)
		.mutation(({ ctx, input }) => saveTemplate(ctx, input)),

	update: writes("write")
		.input(TemplateChange.extend(one.shape))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const { kind } = await findIn(ctx.db, templates, id);
			if (change.name !== undefined) await requireFreeName(ctx, { id, kind, name: change.name });
			await ctx.write.update(templates, { id, version }, change);
			return only(await templatesWhere(ctx.db, eq(template.id, id)));
		}),

	remove: writes("write")
		.input(one.extend({ version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(templates, input)),

	/** Makes a task or a program of it, from a day on. */
	use: writes("write", { bulk: true })
		.input(TemplateUse.extend(one.shape))
		.mutation(({ ctx, input }) => makeOfTemplate(ctx, input)),
});
