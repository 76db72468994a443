import {problemsIn} from '../problems-in'
import {fileNameRule} from './file-name-rule'

test.each`
    path                                      | problems
    ${'app/features/basket/basket-line.tsx'}  | ${[]}
    ${'app/ui/basket-page.skeleton.tsx'}      | ${[]}
    ${'app/ui/use-draft.test.ts'}             | ${[]}
    ${'app/components/_app-config/index.tsx'} | ${[]}
    ${'app/features/basket/BasketLine.tsx'}   | ${['form']}
    ${'app/ui/basket_line.ts'}                | ${['form']}
    ${'app/ui/useDraft.ts'}                   | ${['form']}
    ${'app/features/basket/index.ts'}         | ${['kind']}
    ${'app/lib/utils.ts'}                     | ${['kind']}
    ${'sandbox/types.ts'}                     | ${['kind']}
    ${'sandbox/constants.ts'}                 | ${['kind']}
`('a file named $path: $problems', ({path, problems}) => {
    expect(problemsIn(fileNameRule, path, 'export const basketLine = 1')).toEqual(problems)
})
