import type {Page} from '@playwright/test'
import {z} from 'zod'

const Vitals = z.object({
    fcp: z.number(),
    lcp: z.number(),
    cls: z.number(),
    longTasks: z.array(z.object({start: z.number(), duration: z.number()})),
    /** From each tap or key to the frame that shows its result, as the browser rounds it: to 8 ms. */
    interactions: z.array(z.number()),
    /** The app sets this mark when its controls work; null until then. */
    hydrated: z.number().nullable(),
    now: z.number()
})

export type Vitals = z.infer<typeof Vitals>

/** What the probe has seen so far; milliseconds since the navigation began. */
export const pageVitals = async (page: Page): Promise<Vitals> =>
    Vitals.parse(
        await page.evaluate(
            `({...window.benchProbe, now: performance.now(),
                hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? null})`
        )
    )

/** Work of the main thread beyond 50 ms per task after the first paint, milliseconds. */
export const totalBlockingTime = ({fcp, longTasks}: Vitals): number =>
    longTasks
        .filter(({start}) => start >= fcp)
        .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0)

/** The slowest interaction; 0 if none took 16 ms. As web-vitals takes it while there are fewer than fifty. */
export const interactionToNextPaint = ({interactions}: Vitals): number =>
    Math.max(0, ...interactions)
