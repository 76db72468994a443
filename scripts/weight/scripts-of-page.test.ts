import {scriptsOfPage} from './scripts-of-page'

test.each`
    what                         | html                                                                            | scripts
    ${'a script'}                | ${'<script async src="/a.js"></script>'}                                        | ${['/a.js']}
    ${'state as JSON'}           | ${'<script type="application/json">{"src":"/a.js"}</script>'}                   | ${[]}
    ${'a script loaded ahead'}   | ${'<link rel="preload" as="script" href="/a.js">'}                              | ${['/a.js']}
    ${'a module loaded ahead'}   | ${'<link rel="modulepreload" href="/a.js">'}                                    | ${['/a.js']}
    ${'a font loaded ahead'}     | ${'<link rel="preload" as="font" href="/a.woff2">'}                             | ${[]}
    ${'one that is run too'}     | ${'<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>'} | ${['/a.js']}
    ${'an address with a query'} | ${'<script src="/a.js?b=1&amp;c=2"></script>'}                                  | ${['/a.js?b=1&c=2']}
`('$what', ({html, scripts}) => {
    expect(scriptsOfPage(html)).toEqual(scripts)
})
