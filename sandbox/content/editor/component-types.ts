import {z} from 'zod'
import {seedData} from '../../core/seed-data'
import data from '../seed/component-types.json'

const Attribute = z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['string', 'text', 'markup', 'boolean', 'integer', 'enum', 'custom']),
    required: z.boolean(),
    values: z.array(z.string()).optional(),
    editor_definition: z.object({type: z.string()}).optional()
})
export type Attribute = z.infer<typeof Attribute>

const ComponentType = z.object({
    name: z.string(),
    description: z.string(),
    group: z.string(),
    region_definitions: z.array(
        z.object({
            id: z.string(),
            name: z.string(),
            max_components: z.number(),
            component_type_inclusions: z.array(z.object({type_id: z.string()}))
        })
    ),
    attribute_definition_groups: z.array(
        z.object({id: z.string(), name: z.string(), attribute_definitions: z.array(Attribute)})
    )
})
type ComponentType = z.infer<typeof ComponentType>

/** The component types that were uploaded: the retailer's, as Business Manager has them. */
export const componentTypes = seedData(
    'component-types.json',
    z.record(z.string(), ComponentType),
    data
)

export const attributesOf = (typeId: string): Attribute[] =>
    (componentTypes[typeId]?.attribute_definition_groups ?? []).flatMap(
        ({attribute_definitions: attributes}) => attributes
    )

/** The types that may stand in a region: of a component, or of a page itself. */
export const allowedIn = (typeId: string | undefined, regionId: string): string[] => {
    if (typeId === undefined) {
        const inside = Object.values(componentTypes).flatMap(({region_definitions: regions}) =>
            regions.flatMap(({component_type_inclusions: types}) => types.map((one) => one.type_id))
        )
        const onlyInside = new Set(inside.filter((id) => /\.(tab|accordionItem)$/.test(id)))
        return Object.keys(componentTypes).filter((id) => !onlyInside.has(id))
    }
    const region = componentTypes[typeId]?.region_definitions.find(({id}) => id === regionId)
    return (region?.component_type_inclusions ?? []).map(({type_id: id}) => id)
}
