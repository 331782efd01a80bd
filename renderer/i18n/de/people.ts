import type { Messages } from '../index.ts';

export const people: Messages['people'] = {
  temperament: { bold: 'draufgängerisch', even: 'ausgeglichen', careful: 'vorsichtig' },
  resi: 'Wirtin. Lacht am lautesten und verliert lieber, als zu passen.',
  otto: 'Briefträger im Ruhestand. Stellt jede Karte mit Bedacht zu.',
  vreni: 'Imkerin, hart im Nehmen. Streckt zuerst und zählt dann.',
  karl: 'Förster. Sagt wenig und weiß von jedem Tarok, wo er gefallen ist.',
  luzia: 'Führt die Bücher der Gemeinde und die Augen gleich mit.',
  achim: 'Uhrmacher. Spielt auf den Schlag genau.',
  berta: 'Sitzt seit sechzig Jahren an diesem Tisch und wartet auf ihr Blatt.',
  xaver: 'Flößer. Immer mit dem Strom und immer zu schnell.',
  magda: 'Bäckerin. Teilt Stiche so gerecht wie Brot.',
  sepp: 'Der Jüngste. Hat noch keinen Dapp liegen lassen.',
  rosa: 'Fährt den Dorfbus und weiß, wer wo sitzt und warum.',
  engelbert: 'Der Pfarrer. Vertraut auf den Herrn und zählt trotzdem die Trümpfe.',
  emma: 'Skilehrerin. Geradeaus hinunter, gelenkt wird unterwegs.',
  ludwig: 'Lehrer. Verbessert den Anschrieb mit roter Tinte.',
  kunigunde: 'Zieht den besten Kohl im Tal. Spielt, wie sie hackt: Reihe um Reihe.',
  hansjoerg: 'Schnitzt Fasnetsmasken und sieht selber aus wie eine. Streckt für sein Leben gern.',
};
