import type {Kind, SpecificationChoice} from '../kind'

const refresh: SpecificationChoice = [
    ['Refresh rate', 'Frecuencia de actualización'],
    ['60 Hz', '120 Hz', '144 Hz']
]
const ports: SpecificationChoice = [
    ['HDMI inputs', 'Entradas HDMI'],
    ['3', '4']
]
const wireless: SpecificationChoice = [
    ['Wireless', 'Inalámbrico'],
    ['Wi-Fi 5, Bluetooth 5.0', 'Wi-Fi 6, Bluetooth 5.2', 'Wi-Fi 6E, Bluetooth 5.3']
]
const battery: SpecificationChoice = [
    ['Battery life', 'Duración de la batería'],
    [
        ['8 hours', '8 horas'],
        ['20 hours', '20 horas'],
        ['30 hours', '30 horas'],
        ['50 hours', '50 horas']
    ]
]
const sound: SpecificationChoice = [
    ['Output', 'Potencia de salida'],
    ['120 W', '300 W', '440 W', '600 W']
]
const sensor: SpecificationChoice = [
    ['Sensor', 'Sensor'],
    ['20 MP', '24 MP', '33 MP', '48 MP']
]

const storage = [
    ['128gb', ['128 GB', '128 GB'], 1],
    ['256gb', ['256 GB', '256 GB'], 1.12],
    ['512gb', ['512 GB', '512 GB'], 1.3]
] as const

/** What the electronics department sells. */
export const electronicsKinds: readonly Kind[] = [
    {
        id: 'tv-large',
        category: 'electronics-televisions-75-inch-and-up',
        family: 'vision',
        design: 'tv',
        noun: ['4K Smart TV', 'Televisor inteligente 4K'],
        forms: [
            ['75-Inch Class LED', 'LED de 75 pulgadas', 1],
            ['77-Inch Class OLED', 'OLED de 77 pulgadas', 1.6],
            ['85-Inch Class QLED', 'QLED de 85 pulgadas', 1.45],
            ['98-Inch Class LED', 'LED de 98 pulgadas', 2]
        ],
        colours: ['black'],
        weekly: [26, 37],
        terms: [78, 91, 104],
        dimensions: [
            [66, 86],
            [11, 16],
            [39, 50]
        ],
        weight: [68, 130],
        specifications: [refresh, ports, wireless],
        goesWith: ['soundbar', 'tv-stand', 'console', 'speaker'],
        words: ['television big screen home theater', 'tele pantalla grande cine']
    },
    {
        id: 'tv-mid',
        category: 'electronics-televisions-55-to-70-inch',
        family: 'vision',
        design: 'tv',
        noun: ['4K Smart TV', 'Televisor inteligente 4K'],
        forms: [
            ['55-Inch Class LED', 'LED de 55 pulgadas', 0.85],
            ['65-Inch Class LED', 'LED de 65 pulgadas', 1],
            ['65-Inch Class QLED', 'QLED de 65 pulgadas', 1.2],
            ['65-Inch Class OLED', 'OLED de 65 pulgadas', 1.7],
            ['70-Inch Class LED', 'LED de 70 pulgadas', 1.15]
        ],
        colours: ['black', 'silver'],
        weekly: [16, 24],
        terms: [65, 78, 91],
        dimensions: [
            [48, 62],
            [9, 13],
            [30, 38]
        ],
        weight: [34, 62],
        specifications: [refresh, ports, wireless],
        goesWith: ['soundbar', 'tv-stand', 'console'],
        words: ['television screen living room', 'tele pantalla sala']
    },
    {
        id: 'tv-small',
        category: 'electronics-televisions-50-inch-and-under',
        family: 'vision',
        design: 'tv',
        noun: ['Smart TV', 'Televisor inteligente'],
        forms: [
            ['32-Inch Class HD', 'HD de 32 pulgadas', 0.6],
            ['43-Inch Class 4K', '4K de 43 pulgadas', 0.85],
            ['50-Inch Class 4K', '4K de 50 pulgadas', 1]
        ],
        colours: ['black', 'white'],
        weekly: [9, 14],
        terms: [52, 65],
        dimensions: [
            [28, 44],
            [7, 10],
            [18, 27]
        ],
        weight: [9, 26],
        specifications: [refresh, ports, wireless],
        goesWith: ['tv-stand', 'soundbar', 'console'],
        carryout: true,
        tiered: true,
        words: ['television bedroom kitchen screen', 'tele pantalla recámara']
    },
    {
        id: 'projector',
        category: 'electronics-televisions-projectors',
        family: 'vision',
        design: 'projector',
        noun: ['Projector', 'Proyector'],
        forms: [
            ['1080p Portable', 'portátil 1080p', 0.8],
            ['4K Laser', 'láser 4K', 1.5],
            ['Short-Throw', 'de tiro corto', 1.3],
            ['4K Smart', 'inteligente 4K', 1]
        ],
        colours: ['white', 'black'],
        inColours: true,
        weekly: [14, 22],
        terms: [52, 65, 78],
        dimensions: [
            [8, 21],
            [8, 14],
            [4, 7]
        ],
        weight: [4, 22],
        specifications: [
            [
                ['Brightness', 'Brillo'],
                [
                    ['800 lumens', '800 lúmenes'],
                    ['2,200 lumens', '2,200 lúmenes'],
                    ['3,000 lumens', '3,000 lúmenes']
                ]
            ],
            wireless
        ],
        goesWith: ['soundbar', 'speaker', 'console'],
        carryout: true,
        words: ['movie home theater screen', 'cine películas pantalla']
    },
    {
        id: 'soundbar',
        category: 'electronics-home-audio-soundbars',
        family: 'audio',
        design: 'soundbar',
        noun: ['Soundbar', 'Barra de sonido'],
        forms: [
            ['2.1-Channel', 'de 2.1 canales', 1],
            ['3.1-Channel', 'de 3.1 canales', 1.2],
            ['5.1-Channel Surround', 'envolvente de 5.1 canales', 1.5],
            ['Compact', 'compacta', 0.8]
        ],
        colours: ['black', 'white'],
        weekly: [7, 12],
        terms: [52],
        dimensions: [
            [26, 46],
            [4, 5],
            [2, 4]
        ],
        weight: [5, 18],
        specifications: [sound, wireless],
        goesWith: ['tv-mid', 'tv-large', 'tv-stand'],
        carryout: true,
        addOn: true,
        words: ['speaker home theater audio tv sound', 'bocina cine en casa audio']
    },
    {
        id: 'speaker',
        category: 'electronics-home-audio-speakers',
        family: 'audio',
        design: 'speaker',
        noun: ['Speaker', 'Bocina'],
        forms: [
            ['Bluetooth', 'Bluetooth', 1],
            ['Party', 'para fiestas', 1.6],
            ['Smart', 'inteligente', 1.1],
            ['Tower', 'de torre', 1.4]
        ],
        colours: ['black', 'blue', 'red', 'gray'],
        inColours: true,
        weekly: [6, 10],
        terms: [52],
        dimensions: [
            [5, 14],
            [5, 14],
            [7, 36]
        ],
        weight: [2, 38],
        specifications: [sound, battery],
        goesWith: ['soundbar', 'tablet', 'tv-mid'],
        carryout: true,
        tiered: true,
        words: ['music audio wireless', 'música parlante altavoz audio']
    },
    {
        id: 'headphones',
        category: 'electronics-home-audio-headphones',
        family: 'audio',
        design: 'headphones',
        noun: ['Headphones', 'Audífonos'],
        forms: [
            ['Noise-Canceling', 'con cancelación de ruido', 1.2],
            ['Wireless Over-Ear', 'inalámbricos de diadema', 1],
            ['Studio', 'de estudio', 1.1]
        ],
        colours: ['black', 'white', 'navy', 'beige'],
        inColours: true,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [7, 8],
            [3, 4],
            [7, 9]
        ],
        weight: [1, 1],
        specifications: [battery, wireless],
        goesWith: ['phone', 'laptop', 'tablet'],
        carryout: true,
        tiered: true,
        addOn: true,
        words: ['headset music earphones', 'auriculares música']
    },
    {
        id: 'home-theater',
        category: 'electronics-home-audio-home-theater-bundles',
        family: 'vision',
        design: 'tv',
        noun: ['TV & Soundbar Bundle', 'Paquete de televisor y barra de sonido'],
        forms: [
            ['65-Inch', 'de 65 pulgadas', 1],
            ['70-Inch Surround', 'envolvente de 70 pulgadas', 1.25],
            ['55-Inch', 'de 55 pulgadas', 0.85]
        ],
        colours: ['black'],
        weekly: [22, 32],
        terms: [78, 91],
        dimensions: [
            [48, 62],
            [9, 13],
            [30, 38]
        ],
        weight: [44, 80],
        specifications: [refresh, sound],
        goesWith: ['tv-stand', 'sofa', 'console'],
        parts: ['tv-mid', 'soundbar'],
        words: ['television home theater set', 'cine en casa']
    },
    {
        id: 'console',
        category: 'electronics-gaming-consoles',
        family: 'gaming',
        design: 'game-console',
        noun: ['Game Console', 'Consola de videojuegos'],
        forms: [
            ['1 TB', 'de 1 TB', 1],
            ['Digital 825 GB', 'digital de 825 GB', 0.9],
            ['2 TB Pro', 'Pro de 2 TB', 1.3]
        ],
        colours: ['white', 'black'],
        inColours: true,
        weekly: [15, 21],
        terms: [52, 65],
        dimensions: [
            [11, 16],
            [6, 11],
            [4, 15]
        ],
        weight: [7, 11],
        specifications: [
            [
                ['Resolution', 'Resolución'],
                [
                    ['4K at 120 frames', '4K a 120 cuadros'],
                    ['4K at 60 frames', '4K a 60 cuadros']
                ]
            ],
            wireless
        ],
        goesWith: ['gaming-headset', 'tv-mid', 'gaming-monitor'],
        carryout: true,
        words: ['video games gaming play', 'juegos jugar']
    },
    {
        id: 'handheld',
        category: 'electronics-gaming-handhelds',
        family: 'gaming',
        design: 'handheld-console',
        noun: ['Handheld Console', 'Consola portátil'],
        forms: [
            ['64 GB', 'de 64 GB', 1],
            ['OLED 128 GB', 'OLED de 128 GB', 1.2],
            ['512 GB', 'de 512 GB', 1.4]
        ],
        colours: ['black', 'white', 'red', 'blue'],
        inColours: true,
        weekly: [10, 15],
        terms: [52],
        dimensions: [
            [9, 12],
            [1, 2],
            [4, 5]
        ],
        weight: [1, 2],
        specifications: [battery, wireless],
        goesWith: ['console', 'gaming-headset'],
        carryout: true,
        words: ['video games portable gaming', 'juegos portátil']
    },
    {
        id: 'gaming-headset',
        category: 'electronics-gaming-headsets',
        family: 'gaming',
        design: 'headphones',
        noun: ['Gaming Headset', 'Audífonos para videojuegos'],
        forms: [
            ['Wired', 'con cable', 1],
            ['Wireless', 'inalámbricos', 1.2],
            ['Surround', 'envolventes', 1.15]
        ],
        colours: ['black', 'white', 'red'],
        inColours: true,
        weekly: [6, 8],
        terms: [52],
        dimensions: [
            [7, 8],
            [3, 4],
            [8, 9]
        ],
        weight: [1, 2],
        specifications: [battery],
        goesWith: ['console', 'gaming-laptop', 'gaming-desktop'],
        carryout: true,
        addOn: true,
        words: ['headphones microphone', 'auriculares micrófono']
    },
    {
        id: 'gaming-bundle',
        category: 'electronics-gaming-gaming-bundles',
        family: 'gaming',
        design: 'game-console',
        noun: ['Console & Headset Bundle', 'Paquete de consola y audífonos'],
        forms: [
            ['1 TB', 'de 1 TB', 1],
            ['2 TB Pro', 'Pro de 2 TB', 1.3]
        ],
        colours: ['white', 'black'],
        weekly: [19, 26],
        terms: [65, 78],
        dimensions: [
            [16, 20],
            [10, 14],
            [8, 16]
        ],
        weight: [10, 15],
        specifications: [wireless],
        goesWith: ['tv-mid', 'gaming-monitor'],
        parts: ['console', 'gaming-headset'],
        carryout: true,
        words: ['video games set', 'videojuegos juego']
    },
    {
        id: 'phone',
        category: 'electronics-phones-and-wearables-smartphones',
        family: 'mobile',
        design: 'phone',
        noun: ['Smartphone', 'Teléfono inteligente'],
        forms: [
            ['6.1-Inch', 'de 6.1 pulgadas', 1],
            ['6.7-Inch Pro', 'Pro de 6.7 pulgadas', 1.3],
            ['6.5-Inch Lite', 'Lite de 6.5 pulgadas', 0.75],
            ['Foldable', 'plegable', 1.6]
        ],
        colours: ['black', 'white', 'blue', 'sage'],
        inColours: true,
        sizes: storage,
        weekly: [16, 24],
        terms: [52, 65],
        dimensions: [
            [3, 3],
            [1, 1],
            [6, 7]
        ],
        weight: [1, 1],
        specifications: [sensor, battery, wireless],
        goesWith: ['smartwatch', 'earbuds', 'tablet'],
        carryout: true,
        words: ['cell phone mobile unlocked', 'celular móvil desbloqueado']
    },
    {
        id: 'smartwatch',
        category: 'electronics-phones-and-wearables-smartwatches',
        family: 'mobile',
        design: 'smartwatch',
        noun: ['Smartwatch', 'Reloj inteligente'],
        forms: [
            ['41 mm', 'de 41 mm', 1],
            ['45 mm', 'de 45 mm', 1.1],
            ['Rugged 49 mm', 'resistente de 49 mm', 1.5]
        ],
        colours: ['black', 'silver', 'navy', 'red'],
        inColours: true,
        weekly: [7, 11],
        terms: [52],
        dimensions: [
            [2, 2],
            [1, 1],
            [2, 2]
        ],
        weight: [1, 1],
        specifications: [battery, wireless],
        goesWith: ['phone', 'earbuds'],
        carryout: true,
        words: ['watch fitness tracker', 'reloj ejercicio']
    },
    {
        id: 'earbuds',
        category: 'electronics-phones-and-wearables-earbuds',
        family: 'mobile',
        design: 'headphones',
        noun: ['Earbuds', 'Audífonos inalámbricos'],
        forms: [
            ['True Wireless', 'de botón', 1],
            ['Noise-Canceling', 'con cancelación de ruido', 1.25],
            ['Sport', 'deportivos', 1]
        ],
        colours: ['black', 'white'],
        inColours: true,
        weekly: [6, 7],
        terms: [52],
        dimensions: [
            [2, 3],
            [1, 1],
            [2, 2]
        ],
        weight: [1, 1],
        specifications: [battery],
        goesWith: ['phone', 'smartwatch', 'tablet'],
        carryout: true,
        tiered: true,
        addOn: true,
        words: ['earphones music wireless headphones', 'auriculares música']
    },
    {
        id: 'camera',
        category: 'electronics-cameras-and-drones-mirrorless-cameras',
        family: 'camera',
        design: 'camera',
        noun: ['Mirrorless Camera', 'Cámara sin espejo'],
        forms: [
            ['24 MP Kit', 'de 24 MP con lente', 1],
            ['33 MP Full-Frame', 'de formato completo de 33 MP', 1.7],
            ['Vlogging', 'para videoblogs', 0.85]
        ],
        colours: ['black', 'silver'],
        inColours: true,
        weekly: [18, 27],
        terms: [65, 78],
        dimensions: [
            [5, 6],
            [3, 4],
            [4, 5]
        ],
        weight: [1, 3],
        specifications: [sensor, wireless],
        goesWith: ['drone', 'action-camera', 'laptop'],
        carryout: true,
        words: ['photo photography video', 'foto fotografía']
    },
    {
        id: 'action-camera',
        category: 'electronics-cameras-and-drones-action-cameras',
        family: 'camera',
        design: 'camera',
        noun: ['Action Camera', 'Cámara de acción'],
        forms: [
            ['4K', '4K', 1],
            ['5.3K Waterproof', 'resistente al agua 5.3K', 1.25],
            ['360', 'de 360 grados', 1.4]
        ],
        colours: ['black', 'gray'],
        weekly: [9, 13],
        terms: [52],
        dimensions: [
            [3, 3],
            [2, 2],
            [2, 3]
        ],
        weight: [1, 1],
        specifications: [sensor, battery],
        goesWith: ['camera', 'drone'],
        carryout: true,
        words: ['video sport', 'video deporte']
    },
    {
        id: 'drone',
        category: 'electronics-cameras-and-drones-drones',
        family: 'camera',
        design: 'drone',
        noun: ['Drone', 'Dron'],
        forms: [
            ['4K Foldable', 'plegable 4K', 1],
            ['Mini', 'mini', 0.75],
            ['4K Pro', '4K Pro', 1.6]
        ],
        colours: ['white', 'gray', 'black'],
        weekly: [14, 21],
        terms: [52, 65],
        dimensions: [
            [6, 12],
            [4, 9],
            [3, 5]
        ],
        weight: [1, 3],
        specifications: [
            sensor,
            [
                ['Flight time', 'Tiempo de vuelo'],
                [
                    ['31 minutes', '31 minutos'],
                    ['38 minutes', '38 minutos'],
                    ['45 minutes', '45 minutos']
                ]
            ]
        ],
        goesWith: ['camera', 'action-camera', 'tablet'],
        carryout: true,
        words: ['quadcopter flying video', 'cuadricóptero volar video']
    }
]
