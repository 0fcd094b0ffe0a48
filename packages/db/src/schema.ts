// The schema object that Drizzle wants: every table of the product, one module per aggregate.
export * from "./schema/account.ts";
export * from "./schema/audit.ts";
export * from "./schema/benefit.ts";
export * from "./schema/consultant.ts";
export * from "./schema/funding.ts";
export * from "./schema/host.ts";
export * from "./schema/kpi.ts";
export * from "./schema/notification.ts";
export * from "./schema/orchestrator.ts";
export * from "./schema/program.ts";
export * from "./schema/resource.ts";
export * from "./schema/risk.ts";
export * from "./schema/run.ts";
export * from "./schema/saved-view.ts";
export * from "./schema/session-context.ts";
export * from "./schema/stage-gate.ts";
export * from "./schema/task.ts";
