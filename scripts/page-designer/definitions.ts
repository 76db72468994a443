import type {Attribute} from '@app/commerce/content/block-fields'
import {attributeOf} from '@app/commerce/content/block-fields'
import {
    type BlockName,
    blockNames,
    blockTypes,
    onPages,
    regions
} from '@app/commerce/content/block-types'

/** An attribute as Business Manager's component definitions have it. */
export type AttributeDefinition = {
    id: string
    name: string
    type: string
    required: boolean
    values?: readonly string[]
    editor_definition?: {type: string}
}

export type ComponentDefinition = {
    name: string
    description: string
    group: string
    region_definitions: {
        id: string
        name: string
        max_components: number
        component_type_inclusions: {type_id: string}[]
    }[]
    attribute_definition_groups: {
        id: string
        name: string
        attribute_definitions: AttributeDefinition[]
    }[]
}

/** secondAction as Second action. */
const nameOf = (id: string): string => {
    const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return words.charAt(0).toUpperCase() + words.slice(1)
}

const definitionOf = (id: string, attribute: Attribute): AttributeDefinition => ({
    id,
    name: nameOf(id),
    type: attribute.type,
    required: attribute.optional !== true,
    ...(attribute.values && {values: attribute.values}),
    ...(attribute.editor && {editor_definition: {type: `homeward.${attribute.editor}`}})
})

/** Every block can be left out at some stores [PROMO-008]. */
const restrictedStores = definitionOf('restrictedStores', {
    type: 'custom',
    editor: 'names',
    optional: true
})

/** A product is chosen by its categories; the platform fills in what they hold at the store. */
const product: Attribute = {type: 'custom', editor: 'product'}

const attributesOf = (name: BlockName): AttributeDefinition[] => {
    const {shape} = blockTypes[name].data
    return Object.entries(shape).map(([id, schema]) =>
        definitionOf(id, attributeOf.get(schema) ?? product)
    )
}

const componentOf = (name: BlockName): ComponentDefinition => {
    const {name: title, description} = blockTypes[name]
    const region = regions[name]
    return {
        name: title,
        description,
        group: region ? 'layout' : 'content',
        region_definitions: region
            ? [
                  {
                      id: region.id,
                      name: nameOf(region.id),
                      max_components: region.most,
                      component_type_inclusions: region.allows.map((one) => ({
                          type_id: blockTypes[one].typeId
                      }))
                  }
              ]
            : [],
        attribute_definition_groups: [
            {id: 'content', name: 'Content', attribute_definitions: attributesOf(name)},
            {id: 'shown', name: 'Where it is shown', attribute_definitions: [restrictedStores]}
        ]
    }
}

/** The definitions of all components, by their type ids. */
export const componentDefinitions: Record<string, ComponentDefinition> = Object.fromEntries(
    blockNames.map((name) => [blockTypes[name].typeId, componentOf(name)])
)

const mainRegion = {
    id: 'main',
    name: 'Main',
    max_components: 50,
    component_type_inclusions: onPages.map((name) => ({type_id: blockTypes[name].typeId}))
}

const pageOf = (name: string, description: string, aspects: string[] = []) => ({
    name,
    description,
    region_definitions: [mainRegion],
    ...(aspects.length > 0 && {supported_aspect_types: aspects})
})

const script = `'use strict'

// The storefront renders this component from its data: Business Manager only needs to know that it exists.
module.exports.render = function () {
    return ''
}
`

const json = (value: unknown): string => `${JSON.stringify(value, null, 4)}\n`

/** 'homeward.imageTile' as homeward/imageTile. */
const pathOf = (typeId: string): string => typeId.replace('.', '/')

/** The files of a cartridge's folder `experience`, and the same components for the sandbox's editor, by path. */
export const pageDesignerFiles = (): Record<string, string> => {
    const experience = 'deploy/page-designer/experience'
    const components = Object.entries(componentDefinitions).flatMap(
        ([typeId, definition]): [string, string][] => [
            [`${experience}/components/${pathOf(typeId)}.json`, json(definition)],
            [`${experience}/components/${pathOf(typeId)}.js`, script]
        ]
    )
    return {
        ...Object.fromEntries(components),
        [`${experience}/pages/storePage.json`]: json(
            pageOf('Store page', 'A page that consists of blocks.')
        ),
        [`${experience}/pages/storePage.js`]: script,
        [`${experience}/pages/plp.json`]: json(
            pageOf('Category page', 'What stands around the products of a category.', ['plp'])
        ),
        [`${experience}/pages/plp.js`]: script,
        [`${experience}/aspects/plp.json`]: json({
            name: 'Category page',
            description: 'A page of one category.',
            attribute_definitions: [
                {id: 'category', name: 'Category', type: 'category', required: true}
            ]
        }),
        'sandbox/content/seed/component-types.json': json(componentDefinitions)
    }
}
