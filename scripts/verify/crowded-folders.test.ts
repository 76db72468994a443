import {crowdedFolders} from './crowded-folders'

const filesIn = (folder: string, count: number) =>
    Array.from({length: count}, (_, at) => `${folder}/file-${at}.ts`)

test.each`
    what                             | files                                                        | crowded
    ${'fifteen files'}               | ${filesIn('app/ui', 15)}                                     | ${[]}
    ${'sixteen files'}               | ${filesIn('app/ui', 16)}                                     | ${[{folder: 'app/ui', count: 16}]}
    ${'fifteen files and a folder'}  | ${[...filesIn('app/ui', 15), 'app/ui/price/price.tsx']}      | ${[{folder: 'app/ui', count: 16}]}
    ${'a folder with many files'}    | ${[...filesIn('app/ui', 8), ...filesIn('app/ui/price', 14)]} | ${[]}
    ${'a root full of tools’ files'} | ${Array.from({length: 20}, (_, at) => `file-${at}.js`)}      | ${[]}
`('$what', ({files, crowded}) => {
    expect(crowdedFolders(files)).toEqual(crowded)
})
