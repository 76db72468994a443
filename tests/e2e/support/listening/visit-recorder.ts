import {type BrowserContext, expect, type Page} from '@playwright/test'
import {readFileSync} from 'node:fs'
import type {SandboxControl} from '../sandbox-control'
import {activityLine, createNames, entryLine} from './reported-lines'

/** What is reported to listeners of a visit, a line for each; of the data layer of each tab in its own list. */
type Reported = {dataLayers: string[][]; activities: string[]; log: string[]}

type TaggedWindow = Window & {
    dataLayer?: unknown
    reportToDataLayer?: (entry: string) => Promise<void>
}

/** A tag manager that writes down each entry when it is pushed, as documents and their data layers end. */
const tagPage = (): void => {
    const tagged: TaggedWindow = window
    if (window !== window.top) return
    tagged.dataLayer = new Proxy<unknown[]>([], {
        set: (list, key, value) => {
            if (key !== 'length') void tagged.reportToDataLayer?.(JSON.stringify(value))
            return Reflect.set(list, key, value)
        }
    })
}

const parse = (file: string): Reported => {
    const sections = readFileSync(`tests/e2e/journeys/listening/lists/${file}`, 'utf8')
        .split(/^# /m)
        .slice(1)
        .map((section) => {
            const [title = '', ...lines] = section.split('\n')
            return {title, lines: lines.filter((line) => line.trim() !== '')}
        })
    const linesOf = (title: string) =>
        sections.filter((section) => section.title.startsWith(title)).map(({lines}) => lines)
    return {
        dataLayers: linesOf('Data layer'),
        activities: linesOf('Activities').flat(),
        log: linesOf('Log').flat()
    }
}

/** Lines of the log are compared without their order: each is a beacon of its own, and these may overtake one another. */
const asText = ({dataLayers, activities, log}: Reported): string =>
    [
        ...dataLayers.map((lines) => ['# Data layer', ...lines].join('\n')),
        ['# Activities', ...activities].join('\n'),
        ['# Log', ...[...log].sort()].join('\n')
    ].join('\n\n')

/** Writes down what is reported to listeners in a browser from now on. Call it before the first page. */
export const recordVisit = async (context: BrowserContext, sandbox: SandboxControl) => {
    const before = await sandbox.reported()
    const entries: {tab: Page; text: string}[] = []
    await context.exposeBinding('reportToDataLayer', ({page}, text: string) => {
        entries.push({tab: page, text})
    })
    await context.addInitScript(tagPage)

    const reportedToSandbox = async () => {
        const {activities, log} = await sandbox.reported()
        return {
            activities: activities.slice(before.activities.length),
            log: log.slice(before.log.length)
        }
    }
    const reported = async (): Promise<Reported> => {
        const names = createNames()
        const {activities, log} = await reportedToSandbox()
        const tabs = [...new Set(entries.map(({tab}) => tab))]
        return {
            dataLayers: tabs.map((tab) =>
                entries.filter((entry) => entry.tab === tab).map(({text}) => entryLine(text, names))
            ),
            activities: activities.map((activity) => activityLine(activity, names)),
            log: log.map(({level, message}) => `${level} ${message}`)
        }
    }

    return {
        reported,
        /** Everything that was reported, as it was sent. */
        raw: async (): Promise<string> =>
            JSON.stringify([entries.map(({text}) => text), await reportedToSandbox()]),
        /**
         * Waits until the page on screen is known to all listeners: they begin once it is idle, and who leaves a document
         * before that is not counted.
         */
        seen: async (routeName: string): Promise<void> => {
            const look = async () => {
                const {activities, log} = await reportedToSandbox()
                const views = activities.filter(({name}) => name === 'viewPage')
                const products = activities.filter(({name}) => name === 'viewProduct')
                const pushed = (event: string) =>
                    entries.filter(({text}) => text.includes(`"event":"${event}"`)).length
                return {
                    last: views.at(-1)?.body.currentLocation,
                    // The data layer hears at once: what it has, the others have to come to.
                    waiting: [
                        pushed('page_view') - views.length,
                        pushed('page_view') - log.length,
                        pushed('view_item') - products.length
                    ]
                }
            }
            await expect.poll(look).toEqual({last: routeName, waiting: [0, 0, 0]})
        },
        /** Checks that the visit has left what a list says, in order and once each. */
        expectList: async (file: string): Promise<void> => {
            const wanted = parse(file)
            await expect.poll(async () => asText(await reported())).toBe(asText(wanted))
        }
    }
}

/** A visitor who has allowed to be measured before this visit. */
export const allowTracking = (context: BrowserContext, origin: string | undefined): Promise<void> =>
    context.addCookies([{name: 'dw_dnt', value: '0', url: origin ?? ''}])
