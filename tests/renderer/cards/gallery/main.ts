import '#renderer/theme/index.css';
import { createPinia } from 'pinia';
import { type Component, createApp } from 'vue';
import CardGallery from './CardGallery.vue';
import PageGallery from './PageGallery.vue';
import PortraitGallery from './PortraitGallery.vue';

const PAGES: Readonly<Record<string, Component>> = {
  portraits: PortraitGallery,
  deck: PageGallery,
  credits: PageGallery,
};
const page = new URLSearchParams(location.search).get('page') ?? '';
createApp(PAGES[page] ?? CardGallery)
  .use(createPinia())
  .mount('#app');
