import {openWorld} from '../../open-world'
import type {Size} from '../../world/world'
import {colours} from '../colours'
import {designs} from '../../pictures/pictures'
import {allKinds, designOf} from './kind'

const at = () => new Date('2030-01-15T12:00:00Z')
const worldOf = (size: Size) => openWorld({dataFolder: ':memory:', size, clock: at})
const tiny = worldOf('tiny')
const small = worldOf('small')
afterAll(() => [tiny, small].forEach((world) => world.close()))

const all = (world: typeof tiny, sql: string) => world.db.prepare<[], unknown[]>(sql).raw().all()
const count = (world: typeof tiny, what: string) =>
    Number(all(world, `SELECT count(*) FROM ${what}`).flat()[0])

test('the catalogue is the same every time', () => {
    const again = worldOf('tiny')

    for (const table of ['category', 'model', 'product', 'price', 'promotion', 'bundle_part']) {
        expect(all(again, `SELECT * FROM ${table}`)).toEqual(all(tiny, `SELECT * FROM ${table}`))
    }
    again.close()
})

test('a larger world has the products and prices of the smaller one, and more', () => {
    const products = 'SELECT id, role, type, colour, size, condition FROM product'
    const prices = 'SELECT zone, product_no, weekly_cents, terms, cash_cents FROM price'
    for (const sql of [products, prices]) {
        const larger = new Set(all(small, sql).map((row) => JSON.stringify(row)))
        for (const row of all(tiny, sql)) expect(larger).toContain(JSON.stringify(row))
    }
    expect(count(small, 'product')).toBeGreaterThan(count(tiny, 'product') * 3)
})

test.each([
    ['furniture', 4, 6],
    ['appliances', 4, 6],
    ['electronics', 4, 6],
    ['computers', 4, 6]
])('%s has %i to %i categories with 3 to 6 below each', (department, least, most) => {
    const below = (id: string) =>
        all(tiny, `SELECT id FROM category WHERE parent_id = '${id}'`).flat().map(String)

    expect(below('root')).toHaveLength(4)
    expect(below(department).length).toBeGreaterThanOrEqual(least)
    expect(below(department).length).toBeLessThanOrEqual(most)
    for (const category of below(department)) {
        expect(below(category).length).toBeGreaterThanOrEqual(3)
        expect(below(category).length).toBeLessThanOrEqual(6)
    }
})

test('every category has something to show, even in a tiny world', () => {
    expect(count(tiny, 'category WHERE end_listing <= first_listing')).toBe(0)
})

test('every design is sold, and every picture can be drawn', () => {
    const sold = new Set(allKinds.flatMap((kind) => kind.forms.map((form) => designOf(kind, form))))
    const palette = new Set<string>(colours.map(({id}) => id))

    expect(designs.filter((design) => !sold.has(design))).toEqual([])
    for (const [colour] of all(small, 'SELECT DISTINCT colour FROM product')) {
        expect(palette).toContain(colour)
    }
})

test('a size has one name, whichever kind is offered in it', () => {
    const sizes = allKinds.flatMap((kind) => kind.sizes ?? [])
    const names = new Set(sizes.map(([id, [en, es]]) => `${id}: ${en}, ${es}`))

    expect(names.size).toBe(new Set(sizes.map(([id]) => id)).size)
})

test('the storage of a phone is not called a drive', () => {
    const phone = allKinds.find(({id}) => id === 'phone')

    expect(phone?.sizes?.map(([, [name]]) => name)).toEqual(['128 GB', '256 GB', '512 GB'])
})

test('texts are complete in both languages', () => {
    const texts = 'name_en, name_es, short_en, short_es, long_en, long_es, keywords_en, keywords_es'
    for (const text of all(small, `SELECT ${texts} FROM model`).flat()) {
        expect(text).toMatch(/\S/)
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\s{2}/)
    }
})

test('names tell products apart', () => {
    const names = all(small, 'SELECT name_en FROM model').flat()

    expect(new Set(names).size).toBeGreaterThan(names.length * 0.99)
})

test('a recommended product exists and is a different one', () => {
    const ids = new Set(all(small, 'SELECT id FROM product').flat())
    for (const [no, recommendations] of all(small, 'SELECT no, recommendations FROM model')) {
        const recommended = JSON.parse(String(recommendations))
        expect(recommended.length).toBeGreaterThan(0)
        expect(recommended).not.toContain(String(no))
        for (const id of recommended) expect(ids).toContain(id)
    }
})

test.each`
    situation                                   | rows
    ${'a former price that is old'}             | ${"price WHERE was_from < '2029-10-17'"}
    ${'a former price that counts'}             | ${"price WHERE was_from >= '2029-10-17'"}
    ${'a former price that is 50 cents away'}   | ${'price WHERE was_cents - weekly_cents = 50'}
    ${'a promotional price'}                    | ${'price WHERE promotional_cents < weekly_cents'}
    ${'a price that falls with the quantity'}   | ${'model WHERE tiers IS NOT NULL'}
    ${'an add-on'}                              | ${"model WHERE add_on_role = 'child'"}
    ${'something new'}                          | ${`model WHERE badges LIKE '%new-arrival%'`}
    ${'something exclusive'}                    | ${'model WHERE is_exclusive = 1'}
    ${'something of high risk'}                 | ${'model WHERE is_high_risk = 1'}
    ${'clearance'}                              | ${'product WHERE clearance = 1'}
    ${'offers'}                                 | ${'product WHERE offers = 1'}
    ${'a special order'}                        | ${"product WHERE type = 'SpecialOrder'"}
    ${'the extended aisle'}                     | ${"product WHERE type = 'EA'"}
    ${'a bundle'}                               | ${"product WHERE type = 'Bundle' AND role = 'bundle'"}
    ${'a choice of sizes'}                      | ${"product WHERE role = 'variant' AND size IS NOT NULL"}
    ${'a previously rented one in great shape'} | ${"product WHERE condition LIKE '% Great'"}
    ${'a previously rented one in good shape'}  | ${"product WHERE condition LIKE '% Good'"}
    ${'a previously rented one in fair shape'}  | ${"product WHERE condition LIKE '% Fair'"}
`('the shop has $situation', ({rows}) => {
    expect(count(small, rows)).toBeGreaterThan(0)
})

test('a mattress is never rented a second time', () => {
    expect(
        count(
            small,
            "product JOIN model ON model.no = model_no WHERE design LIKE 'mattress%' AND role = 'used'"
        )
    ).toBe(0)
})

test('promotional prices are below the usual ones, former prices above', () => {
    expect(count(small, 'price WHERE promotional_cents >= weekly_cents')).toBe(0)
    expect(count(small, 'price WHERE was_cents <= weekly_cents')).toBe(0)
})

test('a used piece never was dearer than the new one of its model, colour and size is', () => {
    const dearer = `price JOIN product AS used ON used.no = price.product_no AND used.role = 'used'
        JOIN product AS fresh ON fresh.model_no = used.model_no AND fresh.condition = 'New'
            AND fresh.role IN ('item', 'variant', 'bundle')
            AND (fresh.role <> 'variant' OR (fresh.colour IS used.colour AND fresh.size IS used.size))
        JOIN price AS usual ON usual.product_no = fresh.no AND usual.zone = price.zone
        WHERE price.was_cents`

    expect(count(small, `${dearer} > usual.weekly_cents`)).toBe(0)
    expect(count(small, `${dearer} <= usual.weekly_cents`)).toBeGreaterThan(0)
})

test('a bundle has two parts that can be rented alone', () => {
    const bundles = count(small, "product WHERE role = 'bundle'")

    expect(bundles).toBeGreaterThan(0)
    expect(count(small, 'bundle_part')).toBe(bundles * 2)
})
