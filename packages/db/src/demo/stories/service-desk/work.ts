import { catalogue } from "./work/catalogue.ts";
import { people } from "./work/people.ts";
import { platform } from "./work/platform.ts";
import { regions } from "./work/regions.ts";

/** Began 62 weeks ago: mostly done, the last region is late. */
export const work = [catalogue, platform, regions, people];
