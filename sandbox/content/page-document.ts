import {z} from 'zod'

const Texts = z.strictObject({en: z.string(), es: z.string()})
const Data = z.record(z.string(), z.unknown())

/** The groups of customers that an editor may name. */
export const customerGroups = ['Registered', 'Unregistered'] as const

/** Which products a block shows: the most popular of these categories, chosen for each request. */
export const Pick = z.strictObject({categoryIds: z.array(z.string()), count: z.number()})
export type Pick = z.infer<typeof Pick>

const moment = z.iso.datetime()

/** A component as it is stored: its data in each language, and when and to whom it is shown. */
const componentShape = {
    id: z.string().min(1).max(64),
    type: z.string().min(1).max(64),
    data: z.strictObject({en: Data, es: Data}),
    pick: Pick.exactOptional(),
    /** From this moment on, and until this one. */
    from: moment.exactOptional(),
    until: moment.exactOptional(),
    /** The only group that sees it. */
    group: z.enum(customerGroups).exactOptional()
}

export type StoredComponent = z.infer<z.ZodObject<typeof componentShape>> & {
    regions?: {id: string; components: StoredComponent[]}[]
}

export const StoredComponent: z.ZodType<StoredComponent> = z.lazy(() =>
    z.strictObject({
        ...componentShape,
        regions: z
            .array(
                z.strictObject({
                    id: z.string().min(1).max(64),
                    components: z.array(StoredComponent).max(50)
                })
            )
            .exactOptional()
    })
)

/** What editors change of a page, in one piece: a draft, or what is live. */
export const PageDocument = z.strictObject({
    title: Texts,
    description: Texts,
    regions: z.array(
        z.strictObject({
            id: z.string().min(1).max(64),
            components: z.array(StoredComponent).max(100)
        })
    )
})
export type PageDocument = z.infer<typeof PageDocument>

/** Who looks at a page, and when: on the shop's clock, or where an editor previews it. */
export type Viewer = {at: Date; group: (typeof customerGroups)[number]}

/** Whether a component is shown to a viewer: within its time, and to its group. */
export const isShownTo = ({at, group}: Viewer, component: StoredComponent): boolean => {
    const {from, until, group: only} = component
    if (from !== undefined && at < new Date(from)) return false
    if (until !== undefined && at >= new Date(until)) return false
    return only === undefined || only === group
}

/** Every component of a document, those within others too. */
export const allComponents = (document: PageDocument): StoredComponent[] => {
    const within = (component: StoredComponent): StoredComponent[] => [
        component,
        ...(component.regions ?? []).flatMap(({components}) => components.flatMap(within))
    ]
    return document.regions.flatMap(({components}) => components.flatMap(within))
}
