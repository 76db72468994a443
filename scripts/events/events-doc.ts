import {activitiesOf} from '@app/shell/listening/activity-sender'
import {dataLayerEntryOf, formPageReached} from '@app/shell/listening/data-layer-entry'
import type {ShopEvent} from '@app/commerce/session/shop-event'
import {eventRows, reportRows} from './event-rows'

/** The file that is written. */
export const EVENTS_DOC = 'docs/events.md'

type Cells = readonly string[]

/** A table as prettier aligns it. */
const table = (head: Cells, rows: readonly Cells[]): string => {
    const escaped = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\|/g, '\\|')))
    const widths = head.map((_, column) =>
        Math.max(3, ...escaped.map((row) => (row[column] ?? '').length))
    )
    const line = (cells: Cells) =>
        `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
    const [first = [], ...others] = escaped
    const rule = line(widths.map((width) => '-'.repeat(width)))
    return [line(first), rule, ...others.map(line)].join('\n')
}

const named = (names: readonly (string | undefined)[]): string =>
    [...new Set(names)].flatMap((name) => (name === undefined ? [] : `\`${name}\``)).join(', ')

const entryNames = (event: ShopEvent): (string | undefined)[] => {
    const name = dataLayerEntryOf(event)?.['event']
    return [
        typeof name === 'string' ? name : undefined,
        formPageReached(event) === undefined ? undefined : 'form_page'
    ]
}

/** Who gets an event: asked of the very functions by which listeners read it. */
const receiversOf = (examples: readonly ShopEvent[], besides?: string): string[] => {
    const entries = named(examples.flatMap(entryNames))
    const activities = named(
        examples.flatMap((event) => activitiesOf(event, false).map(({activity}) => activity))
    )
    return [
        ...(entries === '' ? [] : [`data layer: ${entries}`]),
        ...(activities === '' ? [] : [`personalization: ${activities}`]),
        ...(besides === undefined ? [] : [besides])
    ]
}

const fieldsOf = (fields: Readonly<Record<string, string>>): string =>
    Object.entries(fields)
        .map(([name, what]) => `\`${name}\`: ${what}`)
        .join('; ') || 'none'

const CHOICE = 'the visitor’s choice'

const eventLines = (): Cells[] =>
    Object.entries(eventRows).map(([name, {when, fields, examples, besides}]) => {
        const receivers = receiversOf(examples, besides)
        const isByChoice = receivers.some((receiver) => !receiver.startsWith('the chat'))
        return [
            `\`${name}\``,
            when,
            fieldsOf(fields),
            receivers.join('; ') || 'nobody yet',
            isByChoice ? CHOICE : 'none'
        ]
    })

const reportLines = (): Cells[] =>
    Object.entries(reportRows).map(([name, {when, fields, receiver}]) => [
        `\`${name}\``,
        when,
        fieldsOf(fields),
        receiver,
        CHOICE
    ])

/** What is told of pages without an event: by the address, or when something was caught. */
const otherLines: readonly Cells[] = [
    [
        'page view',
        'Another page is shown',
        '`pageType`, `previousPage`, `storeId`, `loggedIn`; form pages also `formPage`',
        'data layer: `page_view`, `form_page`; personalization: `viewPage`; trackers: `page`',
        CHOICE
    ],
    [
        '`page-visited`',
        'Another page is shown, where the preference `visitedUrlLogEnabled` is on',
        '`page`: the name of a route',
        'the platform’s log, through `/api/log`',
        CHOICE
    ],
    [
        '`page-failed`, `part-failed`, `script-failed`, `call-failed`',
        'An error was caught; each kind once in a document',
        '`error`: its name from a list; `status` of a call',
        'the platform’s log, through `/api/log`',
        'none: the kind of an error says nothing of a visit'
    ]
]

const HEAD = ['what', 'when', 'fields', 'who gets it', 'needs']

/** The text of docs/events.md. */
export const eventsDoc = (): string =>
    `${[
        '# Events',
        'What the shop tells, when, and to whom. Written by `npm run -s events` from `scripts/events/event-rows.ts` and from the functions by which listeners read events; a test fails when it is out of date.',
        'There is one category of consent: the visitor’s choice about being measured, the cookie `dw_dnt` (`docs/decisions/0041-listening.md`). What needs it is told only while it is `0`; a refusal, an opt-out or Global Privacy Control is obeyed at once. Nothing has a name, an address, a number of an order or what was typed.',
        '## Events of the shop',
        'Told to the seam `app/commerce/session/shop-event.ts`.',
        table(HEAD, eventLines()),
        '## Reports of a page',
        'Sent to our own server, `/api/page-report`, which takes nothing else.',
        table(HEAD, reportLines()),
        '## Told besides',
        table(HEAD, otherLines)
    ].join('\n\n')}\n`
