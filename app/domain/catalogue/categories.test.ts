import {menuCategories, specialCategoryOf} from './categories'

describe('menu categories', () => {
    type Category = {id: string; showInMenu: boolean; restricted?: boolean; children: Category[]}

    const category = (id: string, more: Partial<Category> = {}): Category => ({
        id,
        showInMenu: true,
        children: [],
        ...more
    })

    test.each`
        situation                        | more                                     | listed         | shown
        ${'shows in the menu'}           | ${{}}                                    | ${[]}          | ${true}
        ${'does not show [SHELL-017]'}   | ${{showInMenu: false}}                   | ${['tires']}   | ${false}
        ${'is restricted [SHELL-018]'}   | ${{restricted: true}}                    | ${['jewelry']} | ${false}
        ${'is restricted and listed'}    | ${{restricted: true}}                    | ${['tires']}   | ${true}
        ${'is said not to be'}           | ${{restricted: false}}                   | ${[]}          | ${true}
        ${'is listed and does not show'} | ${{restricted: true, showInMenu: false}} | ${['tires']}   | ${false}
    `('a category that $situation is in the menu: $shown', ({more, listed, shown}) => {
        expect(menuCategories([category('tires', more)], listed)).toHaveLength(shown ? 1 : 0)
    })

    test('the rule applies at every level, and categories below a hidden one are hidden', () => {
        const tree = [
            category('furniture', {
                children: [category('sofas', {children: [category('beds', {showInMenu: false})]})]
            }),
            category('auto', {showInMenu: false, children: [category('tires')]})
        ]

        expect(menuCategories(tree, [])).toEqual([
            category('furniture', {children: [category('sofas')]})
        ])
    })
})

describe('special category', () => {
    test.each`
        path                          | special
        ${['clearance']}              | ${'clearance'}
        ${['offers']}                 | ${'offers'}
        ${['Offers']}                 | ${undefined}
        ${['furniture']}              | ${undefined}
        ${['clearance', 'sofas']}     | ${undefined}
        ${['furniture', 'clearance']} | ${undefined}
        ${[]}                         | ${undefined}
    `('the path $path is the special listing $special [PLP-013] [PLP-014]', ({path, special}) => {
        expect(specialCategoryOf(path)).toBe(special)
    })
})
