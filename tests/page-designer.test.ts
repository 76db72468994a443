import {readdirSync, readFileSync} from 'node:fs'
import {blocksOf} from '@app/commerce/content/blocks'
import {blockTypes} from '@app/commerce/content/block-types'
import {testSandbox} from '@sandbox/tests/test-sandbox'
import {allPages} from '@sandbox/content/seed/pages'
import {componentDefinitions, pageDesignerFiles} from '../scripts/page-designer/definitions'

const sandbox = testSandbox({size: 'small'})
const token = sandbox.guestToken()
afterAll(() => sandbox.close())

const files = pageDesignerFiles()

test('what is in deploy/page-designer is what the schemas say (npx tsx scripts/page-designer.ts writes it)', () => {
    const outdated = Object.entries(files).filter(
        ([file, content]) => readFileSync(file, 'utf8') !== content
    )
    const written = readdirSync('deploy/page-designer/experience', {
        recursive: true,
        encoding: 'utf8'
    }).filter((file) => /\.(json|js)$/.test(file))

    expect(outdated.map(([file]) => file)).toEqual([])
    expect(written).toHaveLength(Object.keys(files).length - 1)
})

test('every block has a definition, each field of its data an attribute with a type', () => {
    expect(Object.keys(componentDefinitions).sort()).toEqual(
        Object.values(blockTypes)
            .map(({typeId}) => typeId)
            .sort()
    )
    expect(componentDefinitions['homeward.hero']?.attribute_definition_groups[0]).toMatchObject({
        attribute_definitions: [
            {id: 'heading', type: 'string', required: true},
            {id: 'text', type: 'text', required: false},
            {id: 'image', type: 'custom', editor_definition: {type: 'homeward.picture'}},
            {id: 'action', type: 'custom', required: false},
            {id: 'secondAction', type: 'custom', required: false}
        ]
    })
    expect(componentDefinitions['homeward.carousel']?.region_definitions).toMatchObject([
        {id: 'slides', max_components: 24}
    ])
})

test('a component may be placed in no region that the shop would not read it in', () => {
    const included = Object.values(componentDefinitions).flatMap(({region_definitions: regions}) =>
        regions.flatMap(({component_type_inclusions: types}) => types.map(({type_id: id}) => id))
    )

    expect(included.filter((id) => !(id in componentDefinitions))).toEqual([])
})

test.each(allPages.map(({id}) => id))(
    'the page %s is read whole, in both languages: nothing of it is unknown or broken [CONTENT-001]',
    async (id) => {
        for (const locale of ['en-US', 'es-US']) {
            const {body} = await sandbox.call(
                `GET /experience/shopper-experience/v1/organizations/{org}/pages/${id}?siteId=Homeward&c_store_id=01001&locale=${locale}`,
                {token}
            )
            const logged: string[] = []
            const blocks = blocksOf(body, {warn: (line) => void logged.push(line)})

            expect(logged).toEqual([])
            expect(blocks.length).toBeGreaterThan(0)
        }
    }
)
