import {type Category, trailToId, trailToPath} from './category'

const aCategory = (path: string, children: Category[] = []): Category => ({
    id: path.replaceAll('/', '-'),
    name: path,
    path,
    thumbnail: null,
    background: null,
    showInMenu: true,
    showInLanding: true,
    restricted: false,
    children
})

const tree = [
    aCategory('furniture', [
        aCategory('furniture/living-room', [aCategory('furniture/living-room/sofas')]),
        aCategory('furniture/bedroom')
    ]),
    aCategory('electronics', [aCategory('electronics/bedroom')])
]

const ids = (trail: Category[]) => trail.map(({id}) => id)

test.each`
    situation                          | path                                     | trail
    ${'a super category'}              | ${['furniture']}                         | ${['furniture']}
    ${'three levels down'}             | ${['furniture', 'living-room', 'sofas']} | ${['furniture', 'furniture-living-room', 'furniture-living-room-sofas']}
    ${'a name that two parents share'} | ${['electronics', 'bedroom']}            | ${['electronics', 'electronics-bedroom']}
    ${'an unknown end'}                | ${['furniture', 'garage']}               | ${['furniture']}
    ${'an unknown start'}              | ${['garage', 'bedroom']}                 | ${[]}
    ${'no path at all'}                | ${[]}                                    | ${[]}
`('the trail to $situation', ({path, trail}) => {
    expect(ids(trailToPath(tree, path))).toEqual(trail)
})

test.each`
    situation            | id                       | trail
    ${'at the top'}      | ${'electronics'}         | ${['electronics']}
    ${'below'}           | ${'electronics-bedroom'} | ${['electronics', 'electronics-bedroom']}
    ${'not in the tree'} | ${'garage'}              | ${[]}
`('the trail to a category $situation', ({id, trail}) => {
    expect(ids(trailToId(tree, id))).toEqual(trail)
})
