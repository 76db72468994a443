import type {Kind, SpecificationChoice} from '../kind'

const processor: SpecificationChoice = [
    ['Processor', 'Procesador'],
    [
        ['6-core', '6 núcleos'],
        ['8-core', '8 núcleos'],
        ['10-core', '10 núcleos'],
        ['14-core', '14 núcleos']
    ]
]
const screen: SpecificationChoice = [
    ['Screen', 'Pantalla'],
    ['1920 x 1080', '2560 x 1440', '2880 x 1800']
]
const battery: SpecificationChoice = [
    ['Battery life', 'Duración de la batería'],
    [
        ['9 hours', '9 horas'],
        ['12 hours', '12 horas'],
        ['17 hours', '17 horas']
    ]
]
const graphics: SpecificationChoice = [
    ['Graphics memory', 'Memoria gráfica'],
    ['6 GB', '8 GB', '12 GB']
]
const speed: SpecificationChoice = [
    ['Speed', 'Velocidad'],
    ['3,000 Mbps', '5,400 Mbps', '7,800 Mbps']
]
const panel: SpecificationChoice = [
    ['Panel', 'Panel'],
    ['IPS', 'VA', 'OLED']
]
const rate: SpecificationChoice = [
    ['Refresh rate', 'Frecuencia de actualización'],
    ['75 Hz', '144 Hz', '165 Hz', '240 Hz']
]

const drives = [
    ['256gb', ['256 GB SSD', 'SSD de 256 GB'], 0.92],
    ['512gb', ['512 GB SSD', 'SSD de 512 GB'], 1],
    ['1tb', ['1 TB SSD', 'SSD de 1 TB'], 1.15]
] as const

/** What the computer department sells. */
export const computerKinds: readonly Kind[] = [
    {
        id: 'laptop',
        category: 'computers-laptops-everyday-laptops',
        family: 'computing',
        design: 'laptop',
        noun: ['Laptop', 'Computadora portátil'],
        forms: [
            ['14-Inch', 'de 14 pulgadas', 0.95],
            ['15.6-Inch', 'de 15.6 pulgadas', 1],
            ['17.3-Inch', 'de 17.3 pulgadas', 1.15],
            ['13-Inch Ultralight', 'ultraligera de 13 pulgadas', 1.3]
        ],
        colours: ['silver', 'black', 'blue', 'white'],
        sizes: drives,
        weekly: [16, 24],
        terms: [52, 65, 78],
        dimensions: [
            [12, 16],
            [8, 11],
            [1, 1]
        ],
        weight: [3, 6],
        specifications: [processor, screen, battery],
        goesWith: ['printer', 'headphones', 'monitor', 'office-chair'],
        carryout: true,
        words: ['notebook computer school work', 'ordenador escuela trabajo']
    },
    {
        id: 'gaming-laptop',
        category: 'computers-laptops-gaming-laptops',
        family: 'computing',
        design: 'gaming-laptop',
        noun: ['Gaming Laptop', 'Computadora portátil para juegos'],
        forms: [
            ['15.6-Inch 144 Hz', 'de 15.6 pulgadas a 144 Hz', 1],
            ['16-Inch 165 Hz', 'de 16 pulgadas a 165 Hz', 1.2],
            ['17.3-Inch 240 Hz', 'de 17.3 pulgadas a 240 Hz', 1.4]
        ],
        colours: ['black', 'slate'],
        sizes: drives,
        weekly: [26, 36],
        terms: [65, 78, 91],
        dimensions: [
            [14, 16],
            [10, 11],
            [1, 1]
        ],
        weight: [5, 7],
        specifications: [processor, graphics, screen],
        goesWith: ['gaming-headset', 'gaming-monitor', 'office-chair'],
        carryout: true,
        words: ['notebook computer video games', 'ordenador videojuegos']
    },
    {
        id: 'two-in-one',
        category: 'computers-laptops-2-in-1-laptops',
        family: 'computing',
        design: 'laptop',
        noun: ['2-in-1 Laptop', 'Computadora portátil 2 en 1'],
        forms: [
            ['13.5-Inch Touch', 'táctil de 13.5 pulgadas', 1],
            ['14-Inch Convertible', 'convertible de 14 pulgadas', 1.05],
            ['16-Inch Touch', 'táctil de 16 pulgadas', 1.2]
        ],
        colours: ['silver', 'navy', 'black'],
        sizes: drives,
        weekly: [19, 27],
        terms: [65, 78],
        dimensions: [
            [12, 15],
            [8, 10],
            [1, 1]
        ],
        weight: [3, 5],
        specifications: [processor, screen, battery],
        goesWith: ['printer', 'tablet', 'headphones'],
        carryout: true,
        words: ['notebook computer touchscreen convertible', 'ordenador pantalla táctil']
    },
    {
        id: 'desktop',
        category: 'computers-desktops-tower-desktops',
        family: 'computing',
        design: 'desktop',
        noun: ['Desktop Computer', 'Computadora de escritorio'],
        forms: [
            ['Tower', 'de torre', 1],
            ['Mini', 'mini', 0.85],
            ['Small-Form', 'compacta', 0.95]
        ],
        colours: ['black', 'silver', 'white'],
        sizes: drives,
        weekly: [15, 22],
        terms: [52, 65, 78],
        dimensions: [
            [4, 8],
            [8, 16],
            [8, 16]
        ],
        weight: [4, 19],
        specifications: [processor],
        goesWith: ['monitor', 'printer', 'desk'],
        words: ['pc tower work', 'ordenador torre trabajo']
    },
    {
        id: 'all-in-one',
        category: 'computers-desktops-all-in-ones',
        family: 'computing',
        design: 'all-in-one',
        noun: ['All-in-One Computer', 'Computadora todo en uno'],
        forms: [
            ['24-Inch', 'de 24 pulgadas', 1],
            ['27-Inch Touch', 'táctil de 27 pulgadas', 1.2],
            ['27-Inch', 'de 27 pulgadas', 1.12]
        ],
        colours: ['white', 'silver', 'blue'],
        sizes: drives,
        weekly: [20, 28],
        terms: [65, 78],
        dimensions: [
            [21, 25],
            [7, 9],
            [17, 20]
        ],
        weight: [10, 18],
        specifications: [processor, screen],
        goesWith: ['printer', 'desk', 'office-chair'],
        words: ['desktop pc screen', 'ordenador pantalla escritorio']
    },
    {
        id: 'gaming-desktop',
        category: 'computers-desktops-gaming-desktops',
        family: 'computing',
        design: 'desktop',
        noun: ['Gaming Desktop', 'Computadora de escritorio para juegos'],
        forms: [
            ['Tower', 'de torre', 1],
            ['Liquid-Cooled', 'con enfriamiento líquido', 1.35],
            ['Compact', 'compacta', 1.1]
        ],
        colours: ['black', 'white'],
        sizes: drives,
        weekly: [27, 38],
        terms: [78, 91, 104],
        dimensions: [
            [8, 10],
            [16, 19],
            [17, 20]
        ],
        weight: [24, 40],
        specifications: [processor, graphics],
        goesWith: ['gaming-monitor', 'gaming-headset', 'office-chair'],
        words: ['pc tower video games', 'ordenador torre videojuegos']
    },
    {
        id: 'tablet',
        category: 'computers-tablets-tablets',
        family: 'mobile',
        design: 'tablet',
        noun: ['Tablet', 'Tableta'],
        forms: [
            ['10.2-Inch', 'de 10.2 pulgadas', 1],
            ['11-Inch Pro', 'Pro de 11 pulgadas', 1.4],
            ['12.9-Inch Pro', 'Pro de 12.9 pulgadas', 1.7],
            ['8-Inch', 'de 8 pulgadas', 0.75]
        ],
        colours: ['silver', 'gray', 'blue'],
        inColours: true,
        weekly: [9, 14],
        terms: [52],
        dimensions: [
            [5, 9],
            [1, 1],
            [8, 11]
        ],
        weight: [1, 2],
        specifications: [screen, battery],
        goesWith: ['headphones', 'earbuds', 'printer'],
        carryout: true,
        tiered: true,
        words: ['touchscreen reading', 'pantalla táctil leer']
    },
    {
        id: 'kids-tablet',
        category: 'computers-tablets-kids-tablets',
        family: 'mobile',
        design: 'tablet',
        noun: ['Kids Tablet', 'Tableta para niños'],
        forms: [
            ['7-Inch', 'de 7 pulgadas', 0.85],
            ['8-Inch', 'de 8 pulgadas', 1],
            ['10-Inch', 'de 10 pulgadas', 1.15]
        ],
        colours: ['blue', 'red', 'sage'],
        inColours: true,
        weekly: [6, 9],
        terms: [52],
        dimensions: [
            [5, 8],
            [1, 1],
            [8, 10]
        ],
        weight: [1, 2],
        specifications: [battery],
        goesWith: ['headphones', 'tablet'],
        carryout: true,
        tiered: true,
        words: ['children learning', 'infantil aprender']
    },
    {
        id: 'drawing-tablet',
        category: 'computers-tablets-drawing-tablets',
        family: 'mobile',
        design: 'tablet',
        noun: ['Drawing Tablet', 'Tableta para dibujar'],
        forms: [
            ['12-Inch', 'de 12 pulgadas', 1],
            ['16-Inch', 'de 16 pulgadas', 1.3],
            ['13-Inch OLED', 'OLED de 13 pulgadas', 1.45]
        ],
        colours: ['black', 'gray'],
        weekly: [11, 17],
        terms: [52, 65],
        dimensions: [
            [12, 18],
            [1, 1],
            [8, 12]
        ],
        weight: [2, 5],
        specifications: [screen],
        goesWith: ['desktop', 'laptop', 'all-in-one'],
        carryout: true,
        words: ['art pen design stylus', 'arte lápiz diseño']
    },
    {
        id: 'monitor',
        category: 'computers-monitors-home-office-monitors',
        family: 'peripherals',
        design: 'monitor',
        noun: ['Monitor', 'Monitor'],
        forms: [
            ['24-Inch', 'de 24 pulgadas', 0.8],
            ['27-Inch QHD', 'QHD de 27 pulgadas', 1],
            ['32-Inch 4K', '4K de 32 pulgadas', 1.3]
        ],
        colours: ['black', 'white', 'silver'],
        weekly: [7, 11],
        terms: [52],
        dimensions: [
            [21, 29],
            [7, 9],
            [16, 20]
        ],
        weight: [8, 18],
        specifications: [panel, rate],
        goesWith: ['desktop', 'desk', 'laptop'],
        carryout: true,
        tiered: true,
        words: ['computer screen display', 'pantalla computadora']
    },
    {
        id: 'gaming-monitor',
        category: 'computers-monitors-gaming-monitors',
        family: 'peripherals',
        design: 'monitor',
        noun: ['Gaming Monitor', 'Monitor para juegos'],
        forms: [
            ['27-Inch 165 Hz', 'de 27 pulgadas a 165 Hz', 1],
            ['27-Inch 240 Hz', 'de 27 pulgadas a 240 Hz', 1.3],
            ['32-Inch 165 Hz', 'de 32 pulgadas a 165 Hz', 1.2]
        ],
        colours: ['black', 'slate'],
        weekly: [10, 16],
        terms: [52, 65],
        dimensions: [
            [24, 29],
            [8, 11],
            [17, 22]
        ],
        weight: [11, 20],
        specifications: [panel, rate],
        goesWith: ['gaming-desktop', 'console', 'gaming-headset'],
        words: ['computer screen display video games', 'pantalla videojuegos']
    },
    {
        id: 'ultrawide',
        category: 'computers-monitors-ultrawide-monitors',
        family: 'peripherals',
        design: 'monitor',
        noun: ['Ultrawide Monitor', 'Monitor ultraancho'],
        forms: [
            ['34-Inch', 'de 34 pulgadas', 1],
            ['34-Inch Curved', 'curvo de 34 pulgadas', 1.15],
            ['49-Inch Curved', 'curvo de 49 pulgadas', 1.9]
        ],
        colours: ['black', 'silver'],
        weekly: [13, 19],
        terms: [52, 65],
        dimensions: [
            [32, 47],
            [9, 13],
            [17, 22]
        ],
        weight: [16, 34],
        specifications: [panel, rate],
        goesWith: ['desktop', 'gaming-desktop', 'desk'],
        words: ['computer screen display wide', 'pantalla ancha']
    },
    {
        id: 'printer',
        category: 'computers-printers-and-networking-printers',
        family: 'peripherals',
        design: 'printer',
        noun: ['Printer', 'Impresora'],
        forms: [
            ['All-in-One Inkjet', 'multifuncional de tinta', 1],
            ['Laser', 'láser', 1.2],
            ['Ink-Tank', 'de tanque de tinta', 1.15],
            ['Photo', 'fotográfica', 1]
        ],
        colours: ['white', 'black', 'gray'],
        weekly: [6, 10],
        terms: [52],
        dimensions: [
            [15, 19],
            [12, 17],
            [6, 15]
        ],
        weight: [10, 34],
        specifications: [
            [
                ['Pages a minute', 'Páginas por minuto'],
                ['15', '20', '34']
            ]
        ],
        goesWith: ['laptop', 'desktop', 'desk'],
        carryout: true,
        addOn: true,
        words: ['scanner copier ink office', 'escáner copiadora tinta oficina']
    },
    {
        id: 'router',
        category: 'computers-printers-and-networking-routers',
        family: 'peripherals',
        design: 'router',
        noun: ['Wi-Fi Router', 'Enrutador Wi-Fi'],
        forms: [
            ['Dual-Band', 'de doble banda', 1],
            ['Tri-Band', 'de triple banda', 1.3],
            ['Gaming', 'para juegos', 1.5]
        ],
        colours: ['black', 'white'],
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [8, 13],
            [6, 10],
            [2, 8]
        ],
        weight: [1, 3],
        specifications: [speed],
        goesWith: ['laptop', 'tv-mid', 'mesh'],
        carryout: true,
        words: ['internet network wireless', 'internet red inalámbrico módem']
    },
    {
        id: 'mesh',
        category: 'computers-printers-and-networking-mesh-wi-fi',
        family: 'peripherals',
        design: 'router',
        noun: ['Mesh Wi-Fi System', 'Sistema Wi-Fi de malla'],
        forms: [
            ['2-Pack', 'de 2 unidades', 1],
            ['3-Pack', 'de 3 unidades', 1.3],
            ['3-Pack Tri-Band', 'de triple banda de 3 unidades', 1.6]
        ],
        colours: ['white'],
        weekly: [8, 12],
        terms: [52],
        dimensions: [
            [4, 6],
            [4, 6],
            [5, 8]
        ],
        weight: [2, 5],
        specifications: [speed],
        goesWith: ['laptop', 'desktop', 'tv-mid'],
        carryout: true,
        words: ['internet network router wireless', 'internet red inalámbrico']
    }
]
