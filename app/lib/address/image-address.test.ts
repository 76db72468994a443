import {imageCandidates, imageUrl, plainImageUrl} from './image-address'

const SOFA = '/dw/image/v2/HMWD_001/on/demandware.static/sofa-1.webp'
const SERVED = '/mobify/caching/images/dw/image/v2/HMWD_001/on/demandware.static/sofa-1'

test.each`
    given                                            | address
    ${SOFA}                                          | ${`${SERVED}.webp?sw=360`}
    ${`https://images.example${SOFA}`}               | ${`${SERVED}.webp?sw=360`}
    ${`${SERVED}.webp`}                              | ${`${SERVED}.webp?sw=360`}
    ${`${SOFA}?sw=120&q=60`}                         | ${`${SERVED}.webp?sw=360`}
    ${SOFA.replace('webp', 'jpg')}                   | ${`${SERVED}.webp?sw=360`}
    ${'https://elsewhere.example/sofa.png'}          | ${'https://elsewhere.example/sofa.png'}
    ${'/mobify/bundle/1/static/img/placeholder.svg'} | ${'/mobify/bundle/1/static/img/placeholder.svg'}
`('the address of $given is $address', ({given, address}) => {
    expect(imageUrl(given, 360)).toBe(address)
})

test.each`
    width  | address
    ${640} | ${`${SERVED}.avif?sw=640&q=50`}
    ${800} | ${`${SERVED}.avif?sw=800`}
`('an AVIF $width wide is asked for as $address', ({width, address}) => {
    expect(imageUrl(SOFA, width, 'avif')).toBe(address)
})

test.each`
    largest | offered
    ${48}   | ${[120]}
    ${80}   | ${[160]}
    ${200}  | ${[240, 480]}
    ${320}  | ${[360, 640]}
    ${479}  | ${[640, 960]}
    ${480}  | ${[360, 480, 640, 800, 960]}
    ${2000} | ${[640, 800, 960, 1200, 1600]}
`('a picture shown at most $largest wide is offered in $offered', ({largest, offered}) => {
    const widths = imageCandidates(SOFA, largest, 'webp').match(/\d+(?=w)/g)

    expect(widths?.map(Number)).toEqual(offered)
})

test.each`
    largest | width
    ${120}  | ${120}
    ${121}  | ${160}
    ${3000} | ${1600}
`('without srcset, a picture shown $largest wide comes $width wide', ({largest, width}) => {
    expect(plainImageUrl(SOFA, largest)).toContain(`?sw=${width}`)
})
