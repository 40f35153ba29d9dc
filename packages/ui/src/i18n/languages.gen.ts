// Made from locales/languages.json by scripts/gen.ts.

export const rows = [
  {"tag":"bn","name":"বাংলা","locale":"bn-BD","script":"Beng","direction":"ltr","calendar":"gregory","digits":"beng","firstDay":7},
  {"tag":"en","name":"English","locale":"en-GB","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"hi","name":"हिन्दी","locale":"hi-IN","script":"Deva","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"ur","name":"اردو","locale":"ur-PK","script":"Arab","direction":"rtl","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"ar","name":"العربية","locale":"ar","script":"Arab","direction":"rtl","calendar":"gregory","digits":"latn","firstDay":6},
  {"tag":"fa","name":"فارسی","locale":"fa-IR","script":"Arab","direction":"rtl","calendar":"gregory","digits":"arabext","firstDay":6},
  {"tag":"ne","name":"नेपाली","locale":"ne-NP","script":"Deva","direction":"ltr","calendar":"gregory","digits":"deva","firstDay":7,"ownFormats":true},
  {"tag":"ta","name":"தமிழ்","locale":"ta-IN","script":"Taml","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"te","name":"తెలుగు","locale":"te-IN","script":"Telu","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"mr","name":"मराठी","locale":"mr-IN","script":"Deva","direction":"ltr","calendar":"gregory","digits":"deva","firstDay":7},
  {"tag":"zh-CN","name":"简体中文","locale":"zh-CN","script":"Hans","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"ja","name":"日本語","locale":"ja-JP","script":"Jpan","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"ko","name":"한국어","locale":"ko-KR","script":"Kore","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"vi","name":"Tiếng Việt","locale":"vi-VN","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"th","name":"ไทย","locale":"th-TH","script":"Thai","direction":"ltr","calendar":"buddhist","digits":"latn","firstDay":7},
  {"tag":"id","name":"Bahasa Indonesia","locale":"id-ID","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"my","name":"မြန်မာ","locale":"my-MM","script":"Mymr","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7,"ownFormats":true},
  {"tag":"km","name":"ខ្មែរ","locale":"km-KH","script":"Khmr","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7,"ownFormats":true},
  {"tag":"lo","name":"ລາວ","locale":"lo-LA","script":"Laoo","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7,"ownFormats":true},
  {"tag":"es","name":"Español","locale":"es-MX","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"pt","name":"Português","locale":"pt-BR","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":7},
  {"tag":"fr","name":"Français","locale":"fr-FR","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"de","name":"Deutsch","locale":"de-DE","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"pl","name":"Polski","locale":"pl-PL","script":"Latn","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
  {"tag":"ru","name":"Русский","locale":"ru-RU","script":"Cyrl","direction":"ltr","calendar":"gregory","digits":"latn","firstDay":1},
] as const

export const calendars: Record<string, string> = {"fa":"gregory"}
